import { load, resources } from '../router/resources.ts';
import type { Messages } from './intl.ts';
import type { Language } from './languages.ts';
import { partsOf } from './parts.ts';
import { trackLoading } from './textState.ts';

const texts = resources(
  import.meta.glob<{ default: Messages }>([
    './compiled/*.json',
    '!./compiled/*.costs.json', // what comes near the window brings its own
    '!./compiled/*.empty.json',
    '!./compiled/*.rare.json',
    '!./compiled/*.window.json', // its pages have no scripts
    '!./compiled/*.consent.json', // the dialog brings its own
    '!./compiled/*.map.json', // and so does the map
    '!./compiled/*.fields.json', // the names of fields are in the rest too; alone they are the desk's
  ]),
);

/** The texts of a language that a page needs, together with those loaded before. `useTextState` says whether they have loaded. */
export async function loadMessages(language: Language, source: string): Promise<Messages> {
  const parts = partsOf(language, source).map((name) => load(texts, `./compiled/${name}`));
  const [first, ...rest] = await trackLoading(language, Promise.all(parts));
  return Object.assign(first?.default ?? {}, ...rest.map((part) => part.default));
}

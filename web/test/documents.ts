import { readdirSync, readFileSync } from 'node:fs';

const web = `${import.meta.dirname}/../`;

/** An operation or fragment of the app. */
interface Document {
  readonly name: string;
  /** What reads it: on public pages `answer` (shared/answer/fragment.ts), at the desk and on owners' pages Relay. */
  readonly reader: 'answer' | 'Relay';
  /** The fragments in it. */
  readonly spreads: readonly string[];
}

/** All operations and fragments of the app, those of tests left out. */
export function documents(): Document[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(site|shared|desk)\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => documentsIn(readFileSync(web + file, 'utf8')));
}

function documentsIn(source: string): Document[] {
  const [, from = ''] = /import \{[^}]*\bgraphql\b[^}]*\} from '([^']+)'/.exec(source) ?? [];
  return Array.from(source.matchAll(/graphql`(.*?)`/gs), ([, text = '']) => ({
    name: /(?:query|mutation|subscription|fragment) (\w+)/.exec(text)?.[1] ?? '',
    reader: from.startsWith('react-relay') ? 'Relay' : 'answer',
    spreads: Array.from(text.matchAll(/\.\.\.(\w+_\w+)/g), ([, spread = '']) => spread),
  }));
}

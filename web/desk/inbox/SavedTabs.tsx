import { useIntl } from 'react-intl';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { keyOf, type Selection } from './filter.ts';
import type { Saved } from './useSavedLists.ts';

/** The saved lists, as tabs after those that everybody has. */
export function SavedTabs({ lists, selection }: { lists: readonly Saved[]; selection: Selection }) {
  const say = useText();
  const { locale } = useIntl();
  const shown = keyOf(selection);
  return lists.map(({ id, name, by, count, ...own }) => (
    <Link
      key={id}
      to={{ screen: 'inbox', ...own.selection }}
      aria-current={keyOf(own.selection) === shown ? 'page' : undefined}
      title={by ? say('saved.sharedBy', { by }) : undefined}
    >
      {name} <span>{count.toLocaleString(locale)}</span>
    </Link>
  ));
}

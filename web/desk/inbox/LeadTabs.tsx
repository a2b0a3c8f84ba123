import { useIntl } from 'react-intl';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import css from '../ui/Tabs.module.css';
import { useTabInSight } from '../ui/useTabInSight.ts';
import { filterFor, isEmpty, keyOf, type Selection } from './filter.ts';
import type { Counts } from './leadListsContext.ts';
import { type LeadList, lists } from './lists.ts';
import { SavedTabs } from './SavedTabs.tsx';
import { useLeadCounts } from './useLeadCounts.ts';
import type { Saved } from './useSavedLists.ts';

interface Props extends Selection {
  /** How many leads each list has that the filter finds; null while that is not known. */
  counts: Counts | null;
  /** The lists that the member saved or a colleague shares. */
  saved: readonly Saved[];
}

/** The lists of the inbox with their counts, within the filter: links, so each has an address. The filter stays from one to the other. */
export function LeadTabs({ list, filter, counts, saved }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const countOf = useLeadCounts();
  const shown = (one: LeadList) => {
    if (isEmpty(filter)) return countOf(one);
    return counts?.find((found) => found.list === one)?.count;
  };
  const shownNow = keyOf({ list, filter });
  const isSaved = saved.some(({ selection }) => keyOf(selection) === shownNow);
  const tabs = useTabInSight(`${shownNow} ${isSaved} ${shown(list) == null}`);
  return (
    <nav ref={tabs} className={css.tabs} aria-label={say('inbox.lists')}>
      {lists.map((one) => (
        <Link
          key={one}
          to={{ screen: 'inbox', list: one, filter: filterFor(one, filter) }}
          aria-current={one === list && !isSaved ? 'page' : undefined}
        >
          {say(`inbox.list.${one}`)} <span>{shown(one)?.toLocaleString(locale)}</span>
        </Link>
      ))}
      <SavedTabs lists={saved} selection={{ list, filter }} />
    </nav>
  );
}

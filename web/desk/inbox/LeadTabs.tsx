import { useIntl } from 'react-intl';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import css from '../ui/Tabs.module.css';
import { filterFor, isEmpty, type Selection } from './filter.ts';
import { type LeadList, lists } from './lists.ts';
import { useLeadCounts } from './useLeadCounts.ts';

interface Props extends Selection {
  /** How many leads of the list the filter finds; null while that is not known. */
  found: number | null;
}

/**
 * The lists of the inbox with their counts: links, so each has an address. The filter stays from one to the other. With a filter only the
 * list that is shown has a count, that of what was found: the others would count leads that the filter leaves out.
 */
export function LeadTabs({ list, filter, found }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const countOf = useLeadCounts();
  const shown = (one: LeadList) => {
    if (isEmpty(filter)) return countOf(one);
    return one === list ? found : null;
  };
  return (
    <nav className={css.tabs} aria-label={say('inbox.lists')}>
      {lists.map((one) => (
        <Link
          key={one}
          to={{ screen: 'inbox', list: one, filter: filterFor(one, filter) }}
          aria-current={one === list ? 'page' : undefined}
        >
          {say(`inbox.list.${one}`)} <span>{shown(one)?.toLocaleString(locale)}</span>
        </Link>
      ))}
    </nav>
  );
}

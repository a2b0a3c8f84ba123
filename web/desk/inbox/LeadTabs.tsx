import { useIntl } from 'react-intl';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import css from '../ui/Tabs.module.css';
import { filterFor, type Selection } from './filter.ts';
import { lists } from './lists.ts';
import { useLeadCounts } from './useLeadCounts.ts';

/** The lists of the inbox with their counts: links, so each has an address. The filter stays from one to the other. */
export function LeadTabs({ list, filter }: Selection) {
  const say = useText();
  const { locale } = useIntl();
  const countOf = useLeadCounts();
  return (
    <nav className={css.tabs} aria-label={say('inbox.lists')}>
      {lists.map((one) => (
        <Link
          key={one}
          to={{ screen: 'inbox', list: one, filter: filterFor(one, filter) }}
          aria-current={one === list ? 'page' : undefined}
        >
          {say(`inbox.list.${one}`)} <span>{countOf(one)?.toLocaleString(locale)}</span>
        </Link>
      ))}
    </nav>
  );
}

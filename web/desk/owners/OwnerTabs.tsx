import { useIntl } from 'react-intl';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import css from '../ui/Tabs.module.css';
import { type OwnerList, ownerLists } from './lists.ts';

interface Props {
  list: OwnerList;
  counts: readonly { readonly list: string; readonly count: number }[];
}

/** The lists of owners with their counts: links, so each has an address. */
export function OwnerTabs({ list, counts }: Props) {
  const say = useText();
  const { locale } = useIntl();
  return (
    <nav className={css.tabs} aria-label={say('owners.lists')}>
      {ownerLists.map((one) => (
        <Link
          key={one}
          to={{ screen: 'owners', list: one, words: '' }}
          aria-current={one === list ? 'page' : undefined}
        >
          {say(`owners.list.${one}`)}{' '}
          <span>{counts.find((count) => count.list === one)?.count.toLocaleString(locale)}</span>
        </Link>
      ))}
    </nav>
  );
}

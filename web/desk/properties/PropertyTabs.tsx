import { useIntl } from 'react-intl';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import css from '../ui/Tabs.module.css';
import { useTabInSight } from '../ui/useTabInSight.ts';
import { type PropertyList, propertiesOf, propertyLists } from './lists.ts';

interface Props {
  list: PropertyList;
  counts: readonly { readonly list: string; readonly count: number }[];
}

/** The lists of properties with their counts: links, so each has an address. */
export function PropertyTabs({ list, counts }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const tabs = useTabInSight(`${list} ${counts.length}`);
  return (
    <nav ref={tabs} className={css.tabs} aria-label={say('properties.lists')}>
      {propertyLists.map((one) => (
        <Link
          key={one}
          to={{ screen: 'properties', ...propertiesOf(one) }}
          aria-current={one === list ? 'page' : undefined}
        >
          {say(`properties.list.${one}`)}{' '}
          <span>{counts.find((count) => count.list === one)?.count.toLocaleString(locale)}</span>
        </Link>
      ))}
    </nav>
  );
}

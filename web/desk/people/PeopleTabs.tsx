import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import css from '../ui/Tabs.module.css';
import { type PeopleSearch, peopleLists } from './lists.ts';

/** The lists of people: links, so each has an address. What narrows a list narrows the next one too. */
export function PeopleTabs({ search }: { search: PeopleSearch }) {
  const say = useText();
  return (
    <nav className={css.tabs} aria-label={say('people.lists')}>
      {peopleLists.map((list) => (
        <Link
          key={list}
          to={{ screen: 'people', who: '', search: { ...search, list } }}
          aria-current={list === search.list ? 'page' : undefined}
        >
          {say(`people.list.${list}`)}
        </Link>
      ))}
    </nav>
  );
}

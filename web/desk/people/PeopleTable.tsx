import type { PersonLine_person$key } from '../__generated__/PersonLine_person.graphql.ts';
import { useText } from '../app/texts.ts';
import type { PeopleList } from './lists.ts';
import css from './PeopleTable.module.css';
import { PersonLine } from './PersonLine.tsx';

interface Props {
  list: PeopleList;
  people: readonly ({ readonly who: string } & PersonLine_person$key)[];
}

/** The people of a list: a table, on a phone rows of a few lines. */
export function PeopleTable({ list, people }: Props) {
  const say = useText();
  return (
    <table className={`table ${css.rows}`}>
      <caption className="hidden-text">{say(`people.list.${list}`)}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.who}>
            {say('inbox.who')}
          </th>
          <th scope="col" className={css.last}>
            {say('people.last')}
          </th>
          <th scope="col" className={css.at}>
            {say('inbox.since')}
          </th>
          <th scope="col" className={css.matching}>
            {say('people.matching')}
          </th>
          <th scope="col" className={css.viewed}>
            {say('people.viewed')}
          </th>
          <th scope="col" className={css.agreed}>
            {say('people.consent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonLine key={person.who} person={person} />
        ))}
      </tbody>
    </table>
  );
}

import { Fragment } from 'react';
import { calling } from '../app/phone.ts';
import { useText } from '../app/texts.ts';
import facts from '../ui/Facts.module.css';
import { Agreed } from './Agreed.tsx';
import table from './PeopleTable.module.css';
import type { KnownPerson } from './usePeople.ts';

/** Who somebody is: name, number, language, what the person agreed to, and how many homes fit and were seen. */
export function PersonFacts({ row }: { row: KnownPerson }) {
  const say = useText();
  const lines = [
    ['people.name', row.name],
    ['people.phone', row.phone && <a href={calling(row.phone)}>{row.phone}</a>],
    ['people.language', row.language ? say(`language.${row.language as 'NL'}`) : ''],
    ['people.matching', row.matching == null ? '' : say('people.homes', { count: row.matching })],
    ['people.viewed', row.viewed > 0 ? say('people.homes', { count: row.viewed }) : ''],
  ] as const;
  return (
    <dl className={facts.facts}>
      {lines.map(
        ([label, text]) =>
          text && (
            <Fragment key={label}>
              <dt>{say(label)}</dt>
              <dd>{text}</dd>
            </Fragment>
          ),
      )}
      <dt>{say('people.consent')}</dt>
      <dd className={table.signs}>
        <Agreed {...row} />
      </dd>
    </dl>
  );
}

import type { OwnerRow_owner$key } from '../__generated__/OwnerRow_owner.graphql.ts';
import { useText } from '../app/texts.ts';
import type { OwnerList } from './lists.ts';
import { OwnerRow } from './OwnerRow.tsx';
import css from './Owners.module.css';

interface Props {
  list: OwnerList;
  chosen: ReadonlySet<string>;
  choose: (id: string) => void;
  owners: readonly ({ readonly id: string } & OwnerRow_owner$key)[];
}

/** The owners of a list: a table, on a phone rows of a few lines. */
export function OwnerTable({ list, owners, chosen, choose }: Props) {
  const say = useText();
  return (
    <table className={`table ${css.rows}`}>
      <caption className="hidden-text">{say(`owners.list.${list}`)}</caption>
      <thead>
        <tr>
          <td className={css.tick} />
          <th scope="col" className={css.owner}>
            {say('owners.owner')}
          </th>
          <th scope="col" className={css.properties}>
            {say('owners.properties')}
          </th>
          <th scope="col" className={css.access}>
            {say('owners.access')}
          </th>
          <th scope="col" className={css.seen}>
            {say('owners.seen')}
          </th>
          <th scope="col" className={css.origin}>
            {say('owners.origin')}
          </th>
        </tr>
      </thead>
      <tbody>
        {owners.map((owner) => (
          <OwnerRow
            key={owner.id}
            owner={owner}
            chosen={chosen.has(owner.id)}
            choose={() => choose(owner.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

import type { PropertyRow_property$key } from '../__generated__/PropertyRow_property.graphql.ts';
import { useText } from '../app/texts.ts';
import type { PropertyList } from './lists.ts';
import { PropertyRow } from './PropertyRow.tsx';
import css from './PropertyTable.module.css';

interface Props {
  list: PropertyList;
  properties: readonly ({ readonly number: number } & PropertyRow_property$key)[];
  chosen: ReadonlySet<number>;
  choose: (numbers: ReadonlySet<number>) => void;
}

/** The properties of a list: a table, on a phone rows of a few lines. Each can be chosen, or all of the page. */
export function PropertyTable({ list, properties, chosen, choose }: Props) {
  const say = useText();
  const all = properties.map(({ number }) => number);
  const toggle = (number: number) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    choose(next);
  };
  return (
    <table className={`table ${css.rows}`}>
      <caption className="hidden-text">{say(`properties.list.${list}`)}</caption>
      <thead>
        <tr>
          <td className={css.tick}>
            <label>
              <input
                type="checkbox"
                checked={chosen.size === all.length}
                aria-label={say('several.all', { count: all.length })}
                onChange={({ target }) => choose(new Set(target.checked ? all : []))}
              />
            </label>
          </td>
          <td className={css.photo} />
          <th scope="col" className={css.main}>
            {say('properties.property')}
          </th>
          <th scope="col" className={css.standing}>
            {say('properties.standing')}
          </th>
          <th scope="col" className={css.price}>
            {say('properties.price')}
          </th>
          <th scope="col" className={css.law}>
            {say('properties.law')}
          </th>
          <th scope="col" className={css.words}>
            {say('properties.photos')}
          </th>
          <th scope="col" className={css.visits}>
            {say('properties.visits')}
          </th>
          <th scope="col" className={css.leads}>
            {say('properties.leads')}
          </th>
          <th scope="col" className={css.agent}>
            {say('properties.agent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {properties.map((property) => (
          <PropertyRow
            key={property.number}
            property={property}
            chosen={chosen.has(property.number)}
            choose={() => toggle(property.number)}
          />
        ))}
      </tbody>
    </table>
  );
}

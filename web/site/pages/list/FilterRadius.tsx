import { useIntl } from 'react-intl';
import { radiusCells } from '../../../shared/list/radiusCells.ts';
import css from './FilterRadius.module.css';
import { criterionOf, type Draft } from './filterDraft.ts';

/**
 * How far around the chosen cities, as cells. Before a city is chosen they are hidden; without scripts they are there, for a city that is
 * chosen in the same form.
 */
export function FilterRadius({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const { texts, change } = criterionOf(draft, 'radius');
  const [chosen = ''] = texts;
  return (
    <fieldset className={css.radius} data-idle={draft.filter.cities.length === 0 || undefined}>
      <legend>{intl.formatMessage({ id: 'filter.radius' })}</legend>
      {['', ...radiusCells(chosen)].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="radius"
            value={value}
            checked={value === chosen}
            onChange={() => change(value ? [value] : [])}
          />
          <span>
            {value ? `${value}\u00a0km` : intl.formatMessage({ id: 'filter.radius.none' })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

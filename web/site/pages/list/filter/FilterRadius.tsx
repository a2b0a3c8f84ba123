import { useIntl } from 'react-intl';
import { radiusCells } from '../../../../shared/list/radiusCells.ts';
import css from './FilterRadius.module.css';
import { criterionOf, type Draft } from './filterDraft.ts';

/**
 * How far around the chosen cities, as cells. Before a city is chosen they are absent; without scripts they are there, for a city that is
 * chosen in the same form.
 */
export function FilterRadius({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const { texts, change } = criterionOf(draft, 'radius');
  const [chosen = ''] = texts;
  const cells = (
    <fieldset className={css.radius}>
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
  return draft.filter.cities.length > 0 ? cells : <noscript>{cells}</noscript>;
}

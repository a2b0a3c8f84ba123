import { useIntl } from 'react-intl';
import { Link } from '../../app/Link.tsx';
import { typedOf } from '../editor/fieldValue.ts';
import type { Column } from './sheet.ts';
import css from './Units.module.css';
import type { Unit } from './useSheet.ts';

/** The units for a phone: each with its price and standing, which lead to where they are changed. */
export function UnitsList({
  units,
  columns,
}: {
  units: readonly Unit[];
  columns: readonly Column[];
}) {
  const { locale } = useIntl();
  const text = (unit: Unit, name: string) => {
    const at = columns.findIndex((one) => one.name === name);
    const [column, value = ''] = [columns[at], unit.values[at]];
    if (!column || value === '') return '';
    return (
      column.choices.find((one) => one.value === value)?.text ?? typedOf(column.kind, value, locale)
    );
  };
  return (
    <ul className={css.list}>
      {units.map((unit) => (
        <li key={unit.number}>
          <Link to={{ screen: 'property', number: unit.number }}>
            <b>{text(unit, 'unitName') || unit.number}</b>
            <span>
              {text(unit, 'price') && `€\u00a0${text(unit, 'price')}`}
              <small>
                {['building.floor', 'rooms.bedrooms', 'surfaces.living']
                  .flatMap((name) => {
                    const value = text(unit, name);
                    if (!value) return [];
                    if (name === 'surfaces.living') return `${value}\u00a0m²`;
                    return `${columns.find((one) => one.name === name)?.label} ${value}`;
                  })
                  .join(', ')}
              </small>
            </span>
            <span>{text(unit, 'standing')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

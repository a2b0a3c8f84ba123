import { useIntl } from 'react-intl';
import { EnergyLabel } from '../../ui/EnergyLabel.tsx';
import { decimal } from '../../ui/figures.ts';
import css from './EnergyScale.module.css';
import { energyScale } from './energyScale.ts';
import { regionScale } from './regionScale.ts';

interface Props {
  region: string | null | undefined;
  /** The label as shown. */
  text: string;
  /** kWh/m² a year. */
  specific: number | null | undefined;
}

/** The region's scale with the property's label on it; the label alone where no scale applies. */
export function EnergyScale({ region, text, specific }: Props) {
  const intl = useIntl();
  const rungs = energyScale(region, text);
  if (rungs.length === 0) return <EnergyLabel text={text} />;
  return (
    <div className={css.scale}>
      <ol>
        {rungs.map((rung) => (
          <li key={rung.text} aria-current={rung.here || undefined}>
            {rung.here && specific != null && (
              <span className={css.value}>
                <b>{decimal(specific)} kWh/m²</b> {intl.formatMessage({ id: 'property.aYear' })}
              </span>
            )}
            <EnergyLabel text={rung.text} silent className={css.label} />
          </li>
        ))}
      </ol>
      <p className={css.limits} aria-hidden="true">
        <span>{intl.formatMessage({ id: 'property.energy.good' })}</span>
        <span>{intl.formatMessage({ id: regionScale(region) })}</span>
        <span>{intl.formatMessage({ id: 'property.energy.bad' })}</span>
      </p>
    </div>
  );
}

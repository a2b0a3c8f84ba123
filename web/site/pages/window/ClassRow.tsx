import { energyScale } from '../../../shared/property/energy/energyScale.ts';
import { EnergyLabel } from '../../../shared/ui/EnergyLabel.tsx';
import css from './CardEnergy.module.css';

interface Props {
  name: string;
  /** What was measured, in words. */
  figure?: string;
  region: string;
  /** The label as shown. */
  text: string;
}

/** An energy scale under its name, with the property's class marked. */
export function ClassRow({ name, figure, region, text }: Props) {
  return (
    <div className={css.row}>
      <p>
        {name} <b>{text}</b>
        {figure && <span>{figure}</span>}
      </p>
      <ol>
        {energyScale(region, text).map((rung) => (
          <li key={rung.text} aria-current={rung.here || undefined}>
            <EnergyLabel text={rung.text} silent className={css.label} />
          </li>
        ))}
      </ol>
    </div>
  );
}

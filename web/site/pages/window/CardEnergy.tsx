import { useIntl } from 'react-intl';
import type { CardEnergy_energy$key } from '../../../__generated__/CardEnergy_energy.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { energyShown } from '../../../shared/property/energy/energyShown.ts';
import { regionScale } from '../../../shared/property/energy/regionScale.ts';
import { decimal } from '../../../shared/ui/figures.ts';
import css from './CardEnergy.module.css';
import { ClassRow } from './ClassRow.tsx';

/**
 * The energy label on the scale of its region. Luxembourg asks for two classes, of energy and of thermal insulation; each has a scale of
 * its own, from A to I. Nothing while there is no certificate.
 */
export function CardEnergy(props: { energy: CardEnergy_energy$key }) {
  const intl = useIntl();
  const energy = useFragment(
    graphql`
      fragment CardEnergy_energy on Energy {
        text
        region
        status
        specific
        class
        thermalClass
      }
    `,
    props.energy,
  );
  const text = energyShown(energy);
  if (!text) return null;
  const { region, specific, thermalClass } = energy;
  if (region) {
    const name = intl.formatMessage({ id: regionScale(region) });
    const figure =
      specific == null
        ? ''
        : `${decimal(specific)} kWh/m² ${intl.formatMessage({ id: 'property.aYear' })}`;
    return <ClassRow name={name} figure={figure} region={region} text={text} />;
  }
  const row = (id: 'labelText' | 'thermalClass') =>
    intl.formatMessage({ id: `property.row.energy.${id}` });
  return (
    <div className={css.two}>
      <ClassRow name={row('labelText')} region="LUXEMBOURG" text={energy.class ?? text} />
      {thermalClass && (
        <ClassRow name={row('thermalClass')} region="LUXEMBOURG" text={thermalClass} />
      )}
    </div>
  );
}

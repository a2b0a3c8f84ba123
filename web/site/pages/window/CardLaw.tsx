import { useIntl } from 'react-intl';
import type { CardLaw_property$key } from '../../../__generated__/CardLaw_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { FloodSymbol } from '../../../shared/property/details/FloodSymbol.tsx';
import { useDetails } from '../../../shared/property/details/useDetails.ts';
import { CardEnergy } from './CardEnergy.tsx';
import css from './CardLaw.module.css';
import { lawGroups } from './lawGroups.ts';
import { SheetRows } from './SheetRows.tsx';

/** The details that the energy label shows already. */
const drawn = ['energy.label', 'energy.labelText', 'energy.thermalClass'];

/** What the law asks an advertisement to say, as the property's page says it. */
export function CardLaw(props: { property: CardLaw_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment CardLaw_property on Property {
        energy {
          renovationYears
          ...CardEnergy_energy
        }
        legal {
          pScore
          gScore
        }
        ...useDetails_property
      }
    `,
    props.property,
  );
  const { energy, legal } = property;
  const details = useDetails(property)
    .filter(({ name }) => lawGroups.includes(name))
    .flatMap((group) => group.details)
    .filter(({ name }) => !drawn.includes(name));
  const marks = {
    'legal.pScore': legal.pScore === 'D' && <FloodSymbol />,
    'legal.gScore': legal.gScore === 'D' && <FloodSymbol />,
  };
  const years = energy?.renovationYears;
  return (
    <div className={css.law}>
      {energy && <CardEnergy energy={energy} />}
      <SheetRows details={details} marks={marks} />
      {years != null && (
        <p className={css.duty}>
          {intl.formatMessage({ id: 'property.energy.renovate' }, { years })}
        </p>
      )}
    </div>
  );
}

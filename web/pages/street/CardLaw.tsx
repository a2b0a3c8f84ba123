import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CardLaw_property$key } from '../../__generated__/CardLaw_property.graphql.ts';
import { FloodSymbol } from '../property/details/FloodSymbol.tsx';
import { useDetails } from '../property/details/useDetails.ts';
import { CardEnergy } from './CardEnergy.tsx';
import css from './CardLaw.module.css';

/** What the law asks an advertisement to say: energy, certificates, water and planning, as the property's page says them. */
const groups = ['energy', 'certificates', 'flood', 'planning'];

/** The details that the energy label shows already. */
const drawn = ['energy.label', 'energy.labelText', 'energy.thermalClass'];

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
    .filter(({ name }) => groups.includes(name))
    .flatMap((group) => group.details)
    .filter(({ name }) => !drawn.includes(name));
  const scores: Record<string, unknown> = {
    'legal.pScore': legal.pScore,
    'legal.gScore': legal.gScore,
  };
  const years = energy?.renovationYears;
  return (
    <div className={css.law}>
      {energy && <CardEnergy energy={energy} />}
      {details.length > 0 && (
        <dl className={css.rows}>
          {details.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {scores[name] === 'D' && <FloodSymbol />}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {years != null && (
        <p className={css.duty}>
          {intl.formatMessage({ id: 'property.energy.renovate' }, { years })}
        </p>
      )}
    </div>
  );
}

import { useIntl } from 'react-intl';
import type { Energy_energy$key } from '../../../__generated__/Energy_energy.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Notice } from '../../ui/Notice.tsx';
import { DetailRows } from '../details/DetailRows.tsx';
import { DetailSection } from '../details/DetailSection.tsx';
import type { Detail } from '../details/detail.ts';
import css from './EnergyScale.module.css';
import { EnergyScale } from './EnergyScale.tsx';
import { energyShown } from './energyShown.ts';

interface Props {
  energy: Energy_energy$key | null | undefined;
  /** The energy group of the details. */
  details: readonly Detail[];
}

/** Energy performance: the label on the region's scale, the certificate, and the duty to renovate if there is one. */
export function Energy({ details, ...props }: Props) {
  const intl = useIntl();
  const energy = useFragment(
    graphql`
      fragment Energy_energy on Energy {
        text
        region
        status
        specific
        picture
        renovationYears
      }
    `,
    props.energy,
  );
  if (details.length === 0 && energy == null) return null;
  const text = energyShown(energy);
  const years = energy?.renovationYears;
  return (
    <DetailSection id="energy" title={intl.formatMessage({ id: 'property.energy' })}>
      {text && <EnergyScale region={energy?.region} text={text} specific={energy?.specific} />}
      {details.length > 0 && (
        <div className={css.rows}>
          <DetailRows
            details={details}
            instead={{
              'energy.label': energy?.picture && (
                <img
                  src={energy.picture}
                  alt={energy.text}
                  width={208}
                  height={112}
                  loading="lazy"
                />
              ),
            }}
          />
        </div>
      )}
      {years != null && (
        <div className={css.notice}>
          <Notice icon="house">
            {intl.formatMessage({ id: 'property.energy.renovate' }, { years })}
          </Notice>
        </div>
      )}
    </DetailSection>
  );
}

import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Energy_energy$data,
  Energy_energy$key,
} from '../__generated__/Energy_energy.graphql.ts';
import { dayMonthYear, decimal } from '../ui/figures.ts';
import { Notice } from '../ui/Notice.tsx';
import { DetailSection } from './DetailSection.tsx';
import css from './EnergyScale.module.css';
import { EnergyScale } from './EnergyScale.tsx';
import { energyShown } from './energyShown.ts';

/** Energy performance: the label on the region's scale, the certificate, and the duty to renovate where it holds. */
export function Energy(props: { energy: Energy_energy$key | null | undefined }) {
  const intl = useIntl();
  const energy = useFragment(
    graphql`
      fragment Energy_energy on Energy {
        text
        region
        status
        specific
        total
        co2
        eLevel
        certificate
        validUntil
        thermalClass
        renovationYears
      }
    `,
    props.energy,
  );
  if (energy == null) return null;
  const text = energyShown(energy);
  return (
    <DetailSection id="energy" title={intl.formatMessage({ id: 'property.energy' })}>
      {text && <EnergyScale region={energy.region} text={text} specific={energy.specific} />}
      <p className={`small soft ${css.line}`}>{certificate(energy, intl).join(' ')}</p>
      {energy.renovationYears != null && (
        <div className={css.notice}>
          <Notice icon="house">
            {intl.formatMessage(
              { id: 'property.energy.renovate' },
              { years: energy.renovationYears },
            )}
          </Notice>
        </div>
      )}
    </DetailSection>
  );
}

/** What the certificate says, sentence by sentence. Figures that the region asks in an advertisement come first. */
function certificate(energy: Energy_energy$data, intl: IntlShape): string[] {
  if (energy.status === 'IN_APPLICATION')
    return [intl.formatMessage({ id: 'property.energy.applied' })];
  if (energy.status !== 'PRESENT') return [intl.formatMessage({ id: 'property.energy.none' })];
  const { certificate: code, validUntil, total, co2, eLevel, thermalClass, region } = energy;
  const says: string[] = [];
  if (code) says.push(intl.formatMessage({ id: 'property.energy.certificate' }, { code }));
  if (validUntil) {
    says.push(
      intl.formatMessage({ id: 'property.energy.valid' }, { date: dayMonthYear(validUntil) }),
    );
  }
  if (energy.specific != null && region == null) {
    says.push(
      intl.formatMessage({ id: 'property.energy.specific' }, { use: decimal(energy.specific) }),
    );
  }
  if (total != null)
    says.push(intl.formatMessage({ id: 'property.energy.total' }, { use: decimal(total) }));
  if (co2 != null)
    says.push(intl.formatMessage({ id: 'property.energy.co2' }, { co2: decimal(co2) }));
  if (eLevel != null) {
    says.push(intl.formatMessage({ id: 'property.energy.eLevel' }, { level: String(eLevel) }));
  }
  if (thermalClass) {
    says.push(intl.formatMessage({ id: 'property.energy.thermal' }, { label: thermalClass }));
  }
  return says;
}

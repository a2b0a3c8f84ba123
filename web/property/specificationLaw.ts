import type { IntlShape } from 'react-intl';
import type { Specification_property$data } from '../__generated__/Specification_property.graphql.ts';
import { dayMonthYear } from '../ui/figures.ts';
import { labels, type MaybeRow, words, yesNo } from './specificationRow.ts';

type Property = Specification_property$data;

/** Town planning. Source: Flemish Code on Town and Country Planning, article 5.2.6. */
export function planningRows(planning: Property['planning'], intl: IntlShape): MaybeRow[] {
  const t = labels(intl);
  return [
    [t('property.row.permit'), words('Answer', planning.permit, intl)],
    [t('property.row.destination'), words('PlanningDestination', planning.destination, intl)],
    [t('property.row.summons'), words('Answer', planning.summons, intl)],
    [t('property.row.preemptiveRight'), words('Answer', planning.preemptiveRight, intl)],
    [t('property.row.allotmentPermit'), words('Answer', planning.allotmentPermit, intl)],
    [t('property.row.judicialDecision'), words('Answer', planning.judicialDecision, intl)],
  ];
}

/** Certificates; what is known of water stands in its own section. */
export function certificateRows(legal: Property['legal'], intl: IntlShape): MaybeRow[] {
  const t = labels(intl);
  const electricity = words('Conformity', legal.electricityCertificate, intl);
  const date = legal.asbestosDate;
  return [
    [t('property.row.electricityCertificate'), electricity],
    [t('property.row.gasCertificate'), words('Conformity', legal.gasCertificate, intl)],
    [t('property.row.soilCertificate'), words('SoilCertificate', legal.soilCertificate, intl)],
    [t('property.row.asbestos'), words('Asbestos', legal.asbestos, intl)],
    [t('property.row.asbestosDate'), date == null ? null : dayMonthYear(date)],
  ];
}

/** Connections to the nets. */
export function connectionRows(nets: Property['connections'], intl: IntlShape): MaybeRow[] {
  const t = labels(intl);
  return [
    [t('property.row.gas'), yesNo(nets.gas, intl)],
    [t('property.row.water'), yesNo(nets.water, intl)],
    [t('property.row.electricity'), yesNo(nets.electricity, intl)],
    [t('property.row.drain'), yesNo(nets.drain, intl)],
  ];
}

/** When one can move in. */
export function availabilityRows(
  { moment, from }: Property['availability'],
  intl: IntlShape,
): MaybeRow[] {
  const t = labels(intl);
  return [
    [t('property.row.moment'), words('AvailabilityMoment', moment, intl)],
    [t('property.row.from'), from == null ? null : dayMonthYear(from)],
  ];
}

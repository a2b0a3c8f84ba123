import type { IntlShape } from 'react-intl';
import type { Specification_property$data } from '../__generated__/Specification_property.graphql.ts';
import { decimal } from '../ui/figures.ts';
import { labels, type MaybeRow, words, yesNo } from './specificationRow.ts';

type Property = Specification_property$data;

/** What one pays beside the price. The price itself has no row for a reference: nobody can pay it. */
export function costRows({ costs, goal, price, status }: Property, intl: IntlShape): MaybeRow[] {
  const t = labels(intl);
  const asking = goal === 'RENT' ? t('property.row.rent') : t('property.row.price');
  const rate = costs.registrationRate;
  return [
    [asking, status === 'REALISED' ? null : price.text],
    [t('property.row.startPrice'), costs.startPrice?.text],
    [t('property.row.charges'), costs.charges?.text],
    [t('property.row.ownerCharges'), costs.ownerCharges?.text],
    [t('property.row.deposit'), costs.deposit?.text],
    [t('property.row.agencyCost'), costs.agencyCost?.text],
    [t('property.row.inventoryCost'), costs.inventoryCost?.text],
    [t('property.row.notaryFee'), costs.notaryFee?.text],
    [t('property.row.vatRegime'), words('VatRegime', costs.vatRegime, intl)],
    [t('property.row.registrationRate'), rate == null ? null : `${decimal(rate)} %`],
    [t('property.row.vat'), costs.vat?.text],
    [t('property.row.constructionCost'), costs.constructionCost?.text],
    [t('property.row.totalPrice'), costs.totalPrice?.text],
    [t('property.row.parkingPrice'), costs.parkingPrice?.text],
    [t('property.row.garagePrice'), costs.garagePrice?.text],
    [t('property.row.propertyTax'), costs.propertyTax?.text],
    [t('property.row.cadastralIncome'), costs.cadastralIncome?.text],
  ];
}

/** The terms of a life annuity; no rows for an ordinary sale or rent. */
export function lifeAnnuityRows(terms: Property['lifeAnnuity'], intl: IntlShape): MaybeRow[] {
  if (terms == null) return [];
  const t = labels(intl);
  return [
    [t('property.row.annuityKind'), words('LifeAnnuityKind', terms.kind, intl)],
    [t('property.row.annuityAges'), terms.ages.join(', ')],
    [t('property.row.annuityRent'), terms.rent?.text],
    [t('property.row.annuityIndexed'), yesNo(terms.indexed, intl)],
  ];
}

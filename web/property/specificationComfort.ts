import type { IntlShape } from 'react-intl';
import type { Specification_property$data } from '../__generated__/Specification_property.graphql.ts';
import { labels, list, type MaybeRow, words, yesNo } from './specificationRow.ts';

/** Heating, kitchen, finish and equipment. */
export function comfortRows(
  comfort: Specification_property$data['comfort'],
  intl: IntlShape,
): MaybeRow[] {
  const t = labels(intl);
  return [
    [t('property.row.heating'), words('Heating', comfort.heating, intl)],
    [t('property.row.heatingSource'), words('HeatingSource', comfort.heatingSource, intl)],
    [t('property.row.windowGlazing'), words('WindowGlazing', comfort.windowGlazing, intl)],
    [t('property.row.windowFrame'), words('WindowFrame', comfort.windowFrame, intl)],
    [t('property.row.kitchen'), words('Kitchen', comfort.kitchen, intl)],
    [t('property.row.floorCover'), words('FloorCover', comfort.floorCover, intl)],
    [t('property.row.roof'), words('Roof', comfort.roof, intl)],
    [t('property.row.roofMaterial'), words('RoofMaterial', comfort.roofMaterial, intl)],
    [t('property.row.interior'), list('InteriorComfort', comfort.interior, intl)],
    [t('property.row.exterior'), list('ExteriorComfort', comfort.exterior, intl)],
    [t('property.row.lift'), yesNo(comfort.lift, intl)],
    [t('property.row.cellar'), yesNo(comfort.cellar, intl)],
    [t('property.row.attic'), yesNo(comfort.attic, intl)],
    [t('property.row.furnished'), yesNo(comfort.furnished, intl)],
    [t('property.row.pool'), yesNo(comfort.pool, intl)],
  ];
}

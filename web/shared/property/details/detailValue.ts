import type { IntlShape } from 'react-intl';
import { dayMonthYear, decimal, grouped } from '../../ui/figures.ts';
import type { DetailedProperty as Property } from './detailedProperty.ts';
import { street } from './street.ts';
import { unitOf } from './units.ts';
import { vocabularies } from './vocabularies.ts';
import { list, words, yesNo } from './words.ts';

/** Details that are not simply the graph's field of that name. */
const derived: Readonly<Record<string, (property: Property, intl: IntlShape) => unknown>> = {
  price: ({ price }) => price.text,
  rent: ({ price }) => price.text,
  type: ({ typeName }) => typeName,
  city: ({ city }) => `${city.zip} ${city.displayName}`,
  address: ({ address }) => address && street(address),
  'building.facades': ({ building: { facades } }, intl) => facadesText(facades, intl),
  'building.floor': ({ building: { floor } }, intl) =>
    floor === 0 ? intl.formatMessage({ id: 'property.groundFloor' }) : floor,
  'energy.label': ({ energy }) => energy?.text,
  'energy.labelText': ({ energy }) => energy?.class,
  'energy.uniqueCode': ({ energy }) => energy?.certificate,
  'energy.status': ({ energy }) => energy?.status ?? 'NOT_APPLICABLE',
  'lifeAnnuity.ages': ({ lifeAnnuity }) => lifeAnnuity?.ages.join(', '),
};

/** The value of a detail in words; null when there is none. */
export function detailValue(name: string, property: Property, intl: IntlShape): string | null {
  const value = name in derived ? derived[name]?.(property, intl) : at(name, property);
  return formatted(name, value, intl) || null;
}

function at(name: string, property: object): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      property,
    );
}

/** Amounts carry their text; vocabulary values, dates, booleans and numbers are formatted here. */
function formatted(name: string, value: unknown, intl: IntlShape): string | null {
  const vocabulary = vocabularies[name];
  if (Array.isArray(value)) return list(vocabulary ?? '', value, intl);
  if (typeof value === 'boolean') return yesNo(value, intl);
  if (typeof value === 'number') return figure(name, value);
  if (typeof value === 'string') {
    return vocabulary ? words(vocabulary, value, intl) : dated(value);
  }
  return (value as { text?: string } | null | undefined)?.text ?? null;
}

function figure(name: string, n: number): string {
  const unit = unitOf(name);
  if (!unit) return String(n);
  return `${unit === 'm²' ? grouped(n) : decimal(n)} ${unit}`;
}

function dated(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayMonthYear(text) : text;
}

/** 4 is open, 3 half open, 2 closed (specification section 3); any other number is shown alone. */
function facadesText(facades: number | null | undefined, intl: IntlShape): string | undefined {
  if (facades === 2 || facades === 3 || facades === 4) {
    return intl.formatMessage({ id: `property.facades.${facades}` });
  }
  return facades?.toString();
}

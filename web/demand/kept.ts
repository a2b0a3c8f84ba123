import type { Wanted } from './wanted.ts';

/** What a form has a field for. */
const fields = [
  'goal',
  'categories',
  'cities',
  'regions',
  'text',
  'priceMin',
  'priceMax',
  'bedroomsMin',
];

/** A value that is sent without being seen. */
interface Kept {
  readonly name: string;
  readonly value: string;
  /** As readInput knows it. */
  readonly kind: string | undefined;
}

/** What else is wanted, and has no field: it is kept as it was asked. */
export function keptOf(wanted: Wanted): Kept[] {
  const rest = Object.entries(wanted).filter(([name]) => !fields.includes(name));
  return rest.flatMap(([name, value]) => flat(`filter.${name}`, value, false));
}

function flat(name: string, value: unknown, many: boolean): Kept[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one, i) => flat(isRecord(one) ? `${name}.${i}` : name, one, true));
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([part, one]) => flat(`${name}.${part}`, one, false));
  }
  const text = typeof value === 'string';
  const kind = (text ? 'text' : 'value') + (many ? 's' : '');
  return [{ name, value: String(value), kind: kind === 'text' ? undefined : kind }];
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

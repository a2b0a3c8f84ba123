import type { DemandFormPageQuery$variables } from '../__generated__/DemandFormPageQuery.graphql.ts';
import { cityName } from '../search/filter.ts';
import { readParams, writeParams } from '../search/filterParams.ts';
import { listVariables } from '../search/filterVariables.ts';

/** Which homes someone wants, as the graph is asked for them. */
export type Wanted = NonNullable<DemandFormPageQuery$variables['filter']>;

/** What a list's address asks; `goal=rent` says of which list it is. */
export function wantedIn(search: string): Wanted {
  const goal = readParams(search).find(([name]) => name === 'goal')?.[1];
  return listVariables(goal === 'rent' ? 'rent' : 'sale', 'NL', search).filter ?? {};
}

/** The search of the list that shows these homes; null where a list cannot be asked for them. */
export function listSearch(wanted: Wanted): string | null {
  if (wanted.regions?.length) return null;
  const cities = wanted.cities ?? [];
  const amounts = {
    text: wanted.text,
    priceMin: wanted.priceMin,
    priceMax: wanted.priceMax,
    bedrooms: wanted.bedroomsMin,
  };
  return writeParams([
    ...cities.map(({ name, zip }) => ['city', cityName({ name: name ?? '', zip: zip ?? '' })] as const),
    ...(wanted.categories ?? []).map((type) => ['type', String(type)] as const),
    ...Object.entries(amounts).flatMap(([name, value]) => (value ? [[name, String(value)] as const] : [])),
  ]);
}

/** What a form has a field for. */
const fields = ['goal', 'categories', 'cities', 'regions', 'text', 'priceMin', 'priceMax', 'bedroomsMin'];

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

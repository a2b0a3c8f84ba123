import type { ListPageQuery$variables } from '../../__generated__/ListPageQuery.graphql.ts';
import * as kind from './kinds.ts';

/** The conditions of the graph. */
export type GraphFilter = NonNullable<ListPageQuery$variables['filter']>;

/**
 * One thing that a visitor can ask of a list. Everything else follows from this line: the address, what the graph is
 * asked, the chip, the field of the form and the counts beside its values. Its texts are `filter.<name>`, and
 * `filter.<name>.chip` for what is more than a yes.
 */
export interface Criterion {
  readonly kind: kind.Kind<unknown>;
  /** The condition of the graph. */
  readonly column: keyof GraphFilter;
  /** The name in the address, where it is not its own. */
  readonly param?: string;
  readonly unit?: '€' | 'm²';
}

/** In the bar over the list. */
export const inBar = {
  text: { kind: kind.words, column: 'text' },
  cities: { kind: kind.cities, column: 'cities', param: 'city' },
  types: { kind: kind.types, column: 'categories', param: 'type' },
  priceMin: { kind: kind.amount, column: 'priceMin', unit: '€' },
  priceMax: { kind: kind.amount, column: 'priceMax', unit: '€' },
  bedrooms: { kind: kind.least, column: 'bedroomsMin' },
} as const satisfies Record<string, Criterion>;

/** Behind the button 'more criteria', in this order. */
export const more = {
  bathrooms: { kind: kind.least, column: 'bathroomsMin' },
  garages: { kind: kind.least, column: 'garagesMin' },
  parkings: { kind: kind.least, column: 'parkingsMin' },
  surfaceMin: { kind: kind.amount, column: 'surfaceMin', unit: 'm²' },
  surfaceMax: { kind: kind.amount, column: 'surfaceMax', unit: 'm²' },
  plotMin: { kind: kind.amount, column: 'plotMin', unit: 'm²' },
  plotMax: { kind: kind.amount, column: 'plotMax', unit: 'm²' },
  facades: { kind: kind.several([2, 3, 4]), column: 'facades' },
  energy: {
    kind: kind.several(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']),
    column: 'energyClasses',
  },
  yearMin: { kind: kind.year, column: 'constructionYearMin' },
  yearMax: { kind: kind.year, column: 'constructionYearMax' },
  availableBy: { kind: kind.day, column: 'availableBy' },
  newBuild: { kind: kind.yes, column: 'newBuild' },
  garden: { kind: kind.yes, column: 'garden' },
  terrace: { kind: kind.yes, column: 'terrace' },
  lift: { kind: kind.yes, column: 'lift' },
  cellar: { kind: kind.yes, column: 'cellar' },
  furnished: { kind: kind.yes, column: 'furnished' },
  pool: { kind: kind.yes, column: 'pool' },
  inProject: { kind: kind.yes, column: 'inProject' },
} as const satisfies Record<string, Criterion>;

/** On the map. */
const onMap = {
  bounds: { kind: kind.bounds, column: 'bounds' },
  area: { kind: kind.corners, column: 'polygon' },
} as const satisfies Record<string, Criterion>;

/** Asked by the link of an email about a search that is kept; a list has no field for it. */
const kept = {
  regions: {
    kind: kind.several(['FLANDERS', 'BRUSSELS', 'WALLONIA']),
    column: 'regions',
    param: 'region',
  },
} as const satisfies Record<string, Criterion>;

/** All of them, in the order in which they stand in an address. */
export const criteria = { ...inBar, ...more, ...kept, ...onMap };
export type Name = keyof typeof criteria;

/** The lines of a table as a list, each with its name. */
export function lines<T extends Record<string, Criterion>>(table: T) {
  return Object.entries(table) as [keyof T & Name, Criterion][];
}

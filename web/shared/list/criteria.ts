import type { ListPageQuery$variables } from '../../__generated__/ListPageQuery.graphql.ts';
import * as kind from './kinds.ts';

/** The graph's filter. */
export type GraphFilter = NonNullable<ListPageQuery$variables['filter']>;

/**
 * One criterion of a list. Everything follows from its line: the address, the graph's filter, the chip, the field of the form
 * and the counts beside its values. Its texts are `filter.<name>` and, unless it is a yes/no criterion, `filter.<name>.chip`.
 */
export interface Criterion {
  readonly kind: kind.Kind<unknown>;
  /** Its field in the graph's filter. */
  readonly column: keyof GraphFilter;
  /** Its parameter in the address, where that differs from its name. */
  readonly param?: string;
  readonly unit?: '€' | 'm²';
}

/** Shown in the filter bar. */
export const inBar = {
  text: { kind: kind.words, column: 'text' },
  cities: { kind: kind.cities, column: 'cities', param: 'city' },
  radius: { kind: kind.radius, column: 'radius' },
  types: { kind: kind.types, column: 'categories', param: 'type' },
  priceMin: { kind: kind.amount, column: 'priceMin', unit: '€' },
  priceMax: { kind: kind.amount, column: 'priceMax', unit: '€' },
  bedrooms: { kind: kind.least, column: 'bedroomsMin' },
} as const satisfies Record<string, Criterion>;

/** Shown in the drawer "more criteria", in this order. */
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
  reduced: { kind: kind.yes, column: 'reduced' },
  viewable: { kind: kind.yes, column: 'viewable' },
  description: { kind: kind.typed, column: 'description' },
} as const satisfies Record<string, Criterion>;

/** Set on the map. */
const onMap = {
  bounds: { kind: kind.bounds, column: 'bounds' },
  area: { kind: kind.corners, column: 'polygon' },
} as const satisfies Record<string, Criterion>;

/** Set by the links in a demand's emails only; a list has no field for it. */
const fromEmails = {
  regions: {
    kind: kind.several(['FLANDERS', 'BRUSSELS', 'WALLONIA']),
    column: 'regions',
    param: 'region',
  },
} as const satisfies Record<string, Criterion>;

/** All criteria, in the order of their parameters in an address. */
export const criteria = { ...inBar, ...more, ...fromEmails, ...onMap };
export type Name = keyof typeof criteria;

/** The entries of a table of criteria, typed. */
export function lines<T extends Record<string, Criterion>>(table: T) {
  return Object.entries(table) as [keyof T & Name, Criterion][];
}

/** The values of a criterion that a form offers, as texts in an address. */
export function valuesOf(name: Name): string[] {
  const { kind }: Criterion = criteria[name];
  return kind.values?.map(String) ?? [];
}

import type { Name } from '../../../../shared/list/criteria.ts';
import type { Filter } from '../../../../shared/list/filter.ts';

const pairs = [
  ['priceMin', 'priceMax'],
  ['surfaceMin', 'surfaceMax'],
  ['plotMin', 'plotMax'],
  ['yearMin', 'yearMax'],
] as const satisfies readonly (readonly [Name, Name])[];

/** A lower limit above its upper limit, so that nothing matches. */
interface EmptyRange {
  readonly least: { readonly name: Name; readonly value: number };
  readonly most: { readonly name: Name; readonly value: number };
  /** The filter with these two swapped, from its first page. */
  readonly swapped: Filter;
}

/** The first limits of a filter that exclude each other; null when none do. */
export function emptyRange(filter: Filter): EmptyRange | null {
  for (const [min, max] of pairs) {
    const [least, most] = [filter[min], filter[max]];
    if (least === null || most === null || least <= most) continue;
    return {
      least: { name: min, value: least },
      most: { name: max, value: most },
      swapped: { ...filter, [min]: most, [max]: least, page: 1 },
    };
  }
  return null;
}

import { criteria, lines } from '../list/criteria.ts';
import { type Filter, noFilter } from '../list/filter.ts';
import type { DemandFilter } from './demandFilter.ts';

/** The criteria as the filter of a list. Criteria that must be false have no parameter and are left out. */
export function listFilterOf(selection: DemandFilter): Filter {
  const values = lines(criteria).flatMap(([name, { column }]) => {
    const value = selection[column];
    const none = value === null || value === undefined || (Array.isArray(value) && !value.length);
    return none ? [] : [[name, converted(selection, name) ?? value]];
  });
  return { ...noFilter, ...Object.fromEntries(values) };
}

/** The value of the criteria that the graph has in another shape than the list's address; undefined for others. */
function converted({ cities, bounds, polygon }: DemandFilter, name: string): unknown {
  if (name === 'cities') {
    return cities?.map(({ name, zip }) => ({ name: name ?? '', zip: zip ?? '' }));
  }
  if (name === 'bounds') return { kind: 'bounds', ...bounds };
  return name === 'area' ? { kind: 'polygon', points: polygon } : undefined;
}

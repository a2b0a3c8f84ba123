import { criteria, lines } from '../list/criteria.ts';
import { type Filter, noFilter } from '../list/filter.ts';
import type { DemandFilter } from './demandFilter.ts';

/** The criteria as the filter of a list. Criteria that must be false have no parameter there. */
export function listFilterOf(selection: DemandFilter): Filter {
  const asked = lines(criteria).flatMap(([name, { column }]) => {
    const value = selection[column];
    const none = value === null || value === undefined || (Array.isArray(value) && !value.length);
    return none ? [] : [[name, written(selection, name) ?? value]];
  });
  return { ...noFilter, ...Object.fromEntries(asked) };
}

/** The criteria that the graph is asked in another form. */
function written({ cities, bounds, polygon }: DemandFilter, name: string): unknown {
  if (name === 'cities') {
    return cities?.map(({ name, zip }) => ({ name: name ?? '', zip: zip ?? '' }));
  }
  if (name === 'bounds') return { kind: 'bounds', ...bounds };
  return name === 'area' ? { kind: 'polygon', points: polygon } : undefined;
}

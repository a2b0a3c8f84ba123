import { criteria, lines } from '../list/criteria.ts';
import { type Filter, noFilter } from '../list/filter.ts';
import type { Wanted } from './wanted.ts';

/** What is wanted, as a list's address knows it. What must be absent has no place there. */
export function askedIn(wanted: Wanted): Filter {
  const asked = lines(criteria).flatMap(([name, { column }]) => {
    const value = wanted[column];
    const none = value === null || value === undefined || (Array.isArray(value) && !value.length);
    return none ? [] : [[name, written(wanted, name) ?? value]];
  });
  return { ...noFilter, ...Object.fromEntries(asked) };
}

/** The criteria that the graph is asked in another form. */
function written({ cities, bounds, polygon }: Wanted, name: string): unknown {
  if (name === 'cities') {
    return cities?.map(({ name, zip }) => ({ name: name ?? '', zip: zip ?? '' }));
  }
  if (name === 'bounds') return { kind: 'bounds', ...bounds };
  return name === 'area' ? { kind: 'polygon', points: polygon } : undefined;
}

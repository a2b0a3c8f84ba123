import { type Filter, noFilter, settled, sorts, views } from '../shared/list/filter.ts';
import { rounded } from '../shared/map/area.ts';

/** A filter that a visitor could ask, the same for the same seed; about half of its conditions hold. */
export function randomFilter(seed: number): Filter {
  let state = seed;
  const below = (n: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const perhaps = <T>(make: () => T) => (below(2) ? make() : null);
  const upTo = (n: number) => perhaps(() => 1 + below(n));
  const some = <T>(all: readonly T[]) => all.filter(() => below(2));
  const one = <T>(all: readonly T[]) => all[below(all.length)] as T;
  const degrees = (from: number) => rounded(from + below(10_000) / 10_000);
  const point = () => ({ latitude: degrees(50), longitude: degrees(5) });
  return settled({
    ...noFilter,
    text: one(['', 'tuin & “zuid”', '1096', "l'été 🏠", '100 % + = ? #']),
    cities: some([
      { name: 'Kinrooi', zip: '3640' },
      { name: 'Liège', zip: '' },
      { name: '', zip: '3680' },
    ]),
    radius: upTo(50),
    types: some([1, 2, 7]),
    priceMin: upTo(1_000_000),
    priceMax: upTo(1_000_000),
    bedrooms: upTo(20),
    bathrooms: upTo(20),
    garages: upTo(20),
    parkings: upTo(20),
    surfaceMin: upTo(500),
    surfaceMax: upTo(500),
    plotMin: upTo(5000),
    plotMax: upTo(5000),
    facades: some([2, 3, 4]),
    energy: some(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']),
    yearMin: upTo(2200),
    yearMax: upTo(2200),
    availableBy: perhaps(() => new Date(Date.UTC(2026, 0, below(2000))).toISOString().slice(0, 10)),
    description: ['', 'zwembad', 'dubbele garage', 'à vendre'][below(4)] ?? '',
    newBuild: below(2) > 0,
    garden: below(2) > 0,
    terrace: below(2) > 0,
    lift: below(2) > 0,
    cellar: below(2) > 0,
    furnished: below(2) > 0,
    pool: below(2) > 0,
    inProject: below(2) > 0,
    reduced: below(2) > 0,
    viewable: below(2) > 0,
    bounds: perhaps(() => ({
      kind: 'bounds' as const,
      south: degrees(50),
      west: degrees(5),
      north: degrees(51.5),
      east: degrees(6.5),
    })),
    area: perhaps(() => ({
      kind: 'polygon' as const,
      points: Array.from({ length: 3 + below(98) }, point),
    })),
    sort: one(sorts),
    view: one(views),
    page: 1 + below(50),
  });
}

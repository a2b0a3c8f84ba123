import { writeParams } from '../search/filterParams.ts';
import { cityName } from '../search/kinds.ts';
import { keptOf } from './kept.ts';
import type { Wanted } from './wanted.ts';

/** The search of the list that shows these homes; null where something is wanted that is more than the bar over a list asks. */
export function listSearch(wanted: Wanted): string | null {
  if (wanted.regions?.length || keptOf(wanted).length > 0) return null;
  const cities = wanted.cities ?? [];
  const amounts = {
    priceMin: wanted.priceMin,
    priceMax: wanted.priceMax,
    bedrooms: wanted.bedroomsMin,
  };
  const words = wanted.text ? [['text', wanted.text] as const] : [];
  return writeParams([
    ...words,
    ...cities.map(
      ({ name, zip }) => ['city', cityName({ name: name ?? '', zip: zip ?? '' })] as const,
    ),
    ...(wanted.categories ?? []).map((type) => ['type', String(type)] as const),
    ...Object.entries(amounts).flatMap(([name, value]) =>
      value ? [[name, String(value)] as const] : [],
    ),
  ]);
}

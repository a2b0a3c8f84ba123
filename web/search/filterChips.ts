import type { IntlShape } from 'react-intl';
import { type Filter, noFilter } from './filter.ts';
import { priceWords } from './filterPrice.ts';

export interface Chip {
  words: string;
  /** The filter without this condition, from its first page. */
  without: Filter;
}

/** The conditions that hold, one by one, each with the filter that is left when it goes. */
export function chips(
  intl: IntlShape,
  filter: Filter,
  typeNames: ReadonlyMap<number, string>,
): Chip[] {
  const without = (change: Partial<Filter>): Filter => ({ ...filter, page: 1, ...change });
  const found: Chip[] = [];
  if (filter.text) found.push({ words: `“${filter.text}”`, without: without({ text: '' }) });
  for (const city of filter.cities) {
    const cities = filter.cities.filter((other) => other !== city);
    found.push({ words: city.name || city.zip, without: without({ cities }) });
  }
  for (const type of filter.types) {
    const types = filter.types.filter((other) => other !== type);
    found.push({ words: typeNames.get(type) ?? String(type), without: without({ types }) });
  }
  const price = priceWords(intl, filter.priceMin, filter.priceMax);
  if (price) found.push({ words: price, without: without({ priceMin: null, priceMax: null }) });
  if (filter.bedrooms) {
    const words = intl.formatMessage({ id: 'list.bedroomsOrMore' }, { count: filter.bedrooms });
    found.push({ words, without: without({ bedrooms: null }) });
  }
  return found;
}

/** The filter without any condition, in the order that was asked. */
export function cleared(filter: Filter): Filter {
  return { ...noFilter, sort: filter.sort };
}

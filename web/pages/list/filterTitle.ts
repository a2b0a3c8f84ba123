import type { IntlShape } from 'react-intl';
import { conditions, type Filter } from './filter.ts';
import type { ListKind } from './filterVariables.ts';

/** The title of a list. It names a city or a type that is the only condition. */
export function listTitle(
  intl: IntlShape,
  kind: ListKind,
  filter: Filter,
  typeNames: ReadonlyMap<number, string>,
): string {
  const title = intl.formatMessage({ id: titles[kind] });
  if (conditions(filter) !== 1) return title;
  const city = filter.cities[0]?.name;
  if (city) return intl.formatMessage({ id: titlesIn[kind] }, { place: city });
  const type = typeNames.get(filter.types[0] ?? 0);
  return type ? intl.formatMessage({ id: 'list.typed' }, { title, type }) : title;
}

const titles = {
  sale: 'list.sale',
  rent: 'list.rentals',
  realisations: 'list.realisations',
} as const;

const titlesIn = {
  sale: 'list.saleIn',
  rent: 'list.rentIn',
  realisations: 'list.realisationsIn',
} as const;

import type { IntlShape } from 'react-intl';
import { conditions, type Filter } from '../../../shared/list/filter.ts';
import type { ListKind } from '../../../shared/list/filterVariables.ts';

/**
 * The title of a list. It names a city, with how far around it, or a type that is the only condition; `town` is the site's own name of
 * that city, undefined for one that it does not have, so that no text of an address becomes a title.
 */
export function listTitle(
  intl: IntlShape,
  kind: ListKind,
  filter: Filter,
  typeNames: ReadonlyMap<number, string>,
  town: string | undefined,
): string {
  const title = intl.formatMessage({ id: titles[kind] });
  if (conditions({ ...filter, radius: null }) !== 1) return title;
  if (filter.cities.length > 0) {
    const place = town && placeWords(intl, town, filter.radius);
    return place ? intl.formatMessage({ id: titlesIn[kind] }, { place }) : title;
  }
  const type = typeNames.get(filter.types[0] ?? 0);
  return type ? intl.formatMessage({ id: 'list.typed' }, { title, type }) : title;
}

/** A town with how far around it: 'Genk en 10 km rond'. */
export function placeWords(intl: IntlShape, town: string, radius: number | null): string {
  if (radius === null) return town;
  return intl.formatMessage({ id: 'list.around' }, { town, kilometres: String(radius) });
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

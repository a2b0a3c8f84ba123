import type { PropertyCard_property$key } from '../../../__generated__/PropertyCard_property.graphql.ts';
import type { Filter } from '../../../shared/list/filter.ts';
import { Pagination } from '../../../shared/list/Pagination.tsx';
import { PropertyCard } from '../../../shared/property/card/PropertyCard.tsx';
import { PropertyGrid } from '../../../shared/property/card/PropertyGrid.tsx';

interface Props {
  properties: readonly (PropertyCard_property$key & { readonly id: string })[];
  filter: Filter;
  /** The address of the list of a city, whose filter does not name the city; null for another list. */
  town: string | null;
  list: string;
  pages: number;
}

/** A page of the list as cards, with the links to the other pages. */
export function ListCards({ properties, filter, town, list, pages }: Props) {
  return (
    <>
      <PropertyGrid>
        {properties.map((property, i) => (
          <PropertyCard
            key={property.id}
            property={property}
            priority={i < 3 && filter.view !== 'map'}
          />
        ))}
      </PropertyGrid>
      <Pagination
        list={town ?? list}
        filter={town ? { ...filter, cities: [] } : filter}
        pages={pages}
      />
    </>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectClaim_project$key } from '../../__generated__/ProjectClaim_project.graphql.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { addressOf } from './address.ts';
import { agencyOf, useClaim } from './claims.ts';
import { dwellingType } from './dwelling.ts';

/** A project with what can still be had of it. */
export function ProjectClaim(props: { project: ProjectClaim_project$key }) {
  const { origin } = useRouter();
  const project = useFragment(
    graphql`
      fragment ProjectClaim_project on Project {
        path
        name
        summary
        city {
          name
          zip
          country {
            number
          }
        }
        address {
          street
          houseNumber
          boxNumber
        }
        priceRange {
          min {
            amount
          }
          max {
            amount
          }
        }
        stock {
          free
        }
        units {
          category {
            number
          }
        }
        cover: photos(first: 1) {
          url
        }
      }
    `,
    props.project,
  );
  const { path, name, summary, priceRange, stock, units, cover } = project;
  const apartments = units.every(({ category }) => dwellingType(category.number) === 'Apartment');
  const complex = apartments && units.length > 0;
  useClaim({
    '@type': complex ? 'ApartmentComplex' : 'Residence',
    '@id': `${origin}${path}#project`,
    name,
    url: origin + path,
    description: summary,
    image: cover[0] ? origin + cover[0].url : undefined,
    address: addressOf(project),
    ...(complex && {
      numberOfAccommodationUnits: units.length,
      numberOfAvailableAccommodationUnits: stock.free,
    }),
  });
  useClaim(
    priceRange && stock.free > 0
      ? {
          '@type': 'AggregateOffer',
          itemOffered: { '@id': `${origin}${path}#project` },
          offeredBy: agencyOf(origin),
          offerCount: stock.free,
          lowPrice: priceRange.min.amount,
          highPrice: priceRange.max.amount,
          priceCurrency: 'EUR',
        }
      : null,
  );
  return null;
}

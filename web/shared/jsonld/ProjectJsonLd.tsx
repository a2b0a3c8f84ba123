import type { ProjectJsonLd_project$key } from '../../__generated__/ProjectJsonLd_project.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { useRouter } from '../router/useRouter.ts';
import { addressOf } from './address.ts';
import { dwellingType } from './dwelling.ts';
import { agencyOf, useJsonLd } from './jsonLd.ts';
import { OEmbedLink } from './OEmbedLink.tsx';

/** JSON-LD and oEmbed link of a project and its units that are still available. */
export function ProjectJsonLd(props: { project: ProjectJsonLd_project$key }) {
  const { origin } = useRouter();
  const project = useFragment(
    graphql`
      fragment ProjectJsonLd_project on Project {
        path
        name
        summary
        city {
          name
          zip
          country {
            code
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
  useJsonLd({
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
  useJsonLd(
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
  return <OEmbedLink path={path} />;
}

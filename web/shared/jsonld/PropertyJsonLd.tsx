import type {
  PropertyJsonLd_property$data,
  PropertyJsonLd_property$key,
} from '../../__generated__/PropertyJsonLd_property.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { isGone } from '../property/offered.ts';
import { useRouter } from '../router/useRouter.ts';
import { addressOf } from './address.ts';
import { dwellingType } from './dwelling.ts';
import { factsOf } from './facts.ts';
import { useJsonLd } from './jsonLd.ts';
import { OEmbedLink } from './OEmbedLink.tsx';
import { offerOf } from './offer.ts';

/**
 * JSON-LD and oEmbed link of a property: its page, the property and its offer. It holds only what the page shows; less for one that is sold
 * or rented.
 */
export function PropertyJsonLd(props: { property: PropertyJsonLd_property$key }) {
  const { origin } = useRouter();
  const property = useFragment(
    graphql`
      fragment PropertyJsonLd_property on Property {
        language
        path
        reference
        title
        typeName
        summary
        status
        goal
        publishedAt
        updatedAt
        history {
          date
          kind
        }
        category {
          number
        }
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
        project {
          path
          name
        }
        marquee {
          code
        }
        price {
          amount
          cents
          startingFrom
          perMonth
        }
        cover: photos(first: 1) {
          url
        }
        location {
          latitude
          longitude
          exact
        }
        details {
          fields
        }
        rooms {
          bedrooms
          bathrooms
          spaces {
            kind
          }
        }
        surfaces {
          living
        }
        building {
          constructionYear
        }
        comfort {
          lift
          cellar
          terrace
          garden
          pool
        }
        energy {
          text
          specific
        }
      }
    `,
    props.property,
  );
  const { path, reference, title, typeName, summary, cover } = property;
  const gone = isGone(property);
  const dwelling = `${origin}${path}#home`;
  const image = cover[0] ? origin + cover[0].url : undefined;
  useJsonLd({
    '@type': ['WebPage', 'RealEstateListing'],
    '@id': `${origin}${path}#page`,
    name: title || typeName,
    url: origin + path,
    inLanguage: property.language.toLowerCase(),
    description: gone ? undefined : summary,
    datePosted:
      property.history.find(({ kind }) => kind === 'OFFERED')?.date ?? property.publishedAt,
    dateModified: property.updatedAt,
    primaryImageOfPage: image ? { '@type': 'ImageObject', url: image } : undefined,
    mainEntity: { '@id': dwelling },
    offers: offerOf(property, origin, dwelling),
  });
  const type = dwellingType(property.category.number);
  useJsonLd({
    '@type': type,
    '@id': dwelling,
    identifier: reference,
    name: title || typeName,
    image,
    address: addressOf(gone ? { ...property, address: null } : property),
    ...(type === 'Place' ? {} : { accommodationCategory: typeName }),
    ...(gone ? {} : { ...factsOf(property, type), containedInPlace: projectOf(property, origin) }),
  });
  return <OEmbedLink path={path} />;
}

/** The project that a unit belongs to, by the name that its own page gives it. */
function projectOf({ project }: PropertyJsonLd_property$data, origin: string) {
  if (!project) return undefined;
  const url = origin + project.path;
  return { '@type': 'Place', '@id': `${url}#project`, name: project.name, url };
}

import type {
  OfficesJsonLd_office$data,
  OfficesJsonLd_office$key,
} from '../../__generated__/OfficesJsonLd_office.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { useRouter } from '../router/useRouter.ts';
import { officeAddress } from './address.ts';
import { agencyOf, officeOf, useJsonLd } from './jsonLd.ts';
import { internationalPhone } from './phone.ts';

/** The offices of the agency as its branches, with their opening hours. */
export function OfficesJsonLd(props: { offices: OfficesJsonLd_office$key }) {
  const { origin } = useRouter();
  const offices = useFragment(
    graphql`
      fragment OfficesJsonLd_office on Office @relay(plural: true) {
        number
        name
        phone
        email
        street
        zip
        city
        country
        location {
          latitude
          longitude
        }
        photo {
          url
        }
        hours {
          days
          hours {
            from
            until
          }
        }
      }
    `,
    props.offices,
  );
  useJsonLd({
    '@type': 'Organization',
    ...agencyOf(origin),
    subOrganization: offices.map((office) => branch(office, origin)),
  });
  return null;
}

type Office = OfficesJsonLd_office$data[number];

function branch(office: Office, origin: string) {
  const { location, photo } = office;
  return {
    '@type': 'RealEstateAgent',
    '@id': officeOf(origin, office.number),
    name: office.name,
    telephone: internationalPhone(office.phone, office.country),
    email: office.email,
    image: photo ? origin + photo.url : undefined,
    address: officeAddress(office),
    geo: location
      ? { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude }
      : undefined,
    openingHoursSpecification: office.hours.length > 0 ? office.hours.flatMap(openings) : undefined,
  };
}

function openings({ days, hours }: Office['hours'][number]) {
  return hours.map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(dayOf),
    opens: from,
    closes: until,
  }));
}

/** 'MONDAY' as schema.org has it. */
function dayOf(day: string): string {
  return `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`;
}

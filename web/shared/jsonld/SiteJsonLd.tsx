import type { SiteJsonLd_site$key } from '../../__generated__/SiteJsonLd_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useRouter } from '../router/useRouter.ts';
import { officeAddress } from './address.ts';
import { agencyOf, useJsonLd } from './jsonLd.ts';
import { internationalPhone } from './phone.ts';

/** The site and its agency. */
export function SiteJsonLd(props: { site: SiteJsonLd_site$key }) {
  const { origin, location } = useRouter();
  const language = useLanguage();
  const { name, phone, email, logo, office, identity } = useFragment(
    graphql`
      fragment SiteJsonLd_site on Site {
        name
        phone
        email
        logo {
          url
        }
        office {
          street
          zip
          city
          country
        }
        identity {
          number
          vatNumber
        }
      }
    `,
    props.site,
  );
  const agency = agencyOf(origin);
  useJsonLd({
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: agency,
  });
  useJsonLd({
    '@type': 'RealEstateAgent',
    ...agency,
    name,
    url: `${origin}/`,
    telephone: internationalPhone(phone, office.country),
    email,
    logo: logo ? origin + logo.url : undefined,
    address: officeAddress(office),
    vatID: identity.vatNumber || undefined,
    identifier: identity.number
      ? { '@type': 'PropertyValue', propertyID: 'BIV/IPI', value: identity.number }
      : undefined,
  });
  useJsonLd(
    location.page === 'contact'
      ? { '@type': 'ContactPage', url: origin + location.pathname, mainEntity: agency }
      : null,
  );
  return null;
}

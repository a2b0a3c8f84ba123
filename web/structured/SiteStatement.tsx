import { graphql, useFragment } from 'react-relay/hooks';
import type { SiteStatement_site$key } from '../__generated__/SiteStatement_site.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useRouter } from '../router/useRouter.ts';
import { agencyOf, useStatement } from './statements.ts';

/** The site and whose it is. */
export function SiteStatement(props: { site: SiteStatement_site$key }) {
  const { origin, location } = useRouter();
  const language = useLanguage();
  const { name, phone, email, logo } = useFragment(
    graphql`
      fragment SiteStatement_site on Site {
        name
        phone
        email
        logo {
          url
        }
      }
    `,
    props.site,
  );
  const agency = agencyOf(origin);
  useStatement({
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: agency,
  });
  useStatement({
    '@type': 'RealEstateAgent',
    ...agency,
    name,
    url: `${origin}/`,
    telephone: phone,
    email,
    logo: logo ? origin + logo.url : undefined,
  });
  useStatement(
    location.page === 'contact'
      ? { '@type': 'ContactPage', url: origin + location.pathname, mainEntity: agency }
      : null,
  );
  return null;
}

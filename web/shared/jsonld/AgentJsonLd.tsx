import type { AgentJsonLd_agent$key } from '../../__generated__/AgentJsonLd_agent.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { useRouter } from '../router/useRouter.ts';
import { officeAddress } from './address.ts';
import { agencyOf, officeOf, useJsonLd } from './jsonLd.ts';
import { internationalPhone } from './phone.ts';

/** An agent and the office where the agent works. */
export function AgentJsonLd(props: { agent: AgentJsonLd_agent$key }) {
  const { origin } = useRouter();
  const agent = useFragment(
    graphql`
      fragment AgentJsonLd_agent on Agent {
        name
        path
        phone
        email
        languages
        registration
        photo {
          url
        }
        office {
          number
          name
          street
          zip
          city
          country
        }
      }
    `,
    props.agent,
  );
  const { office, photo, path } = agent;
  const url = origin + path;
  useJsonLd({
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: agent.name,
      url,
      telephone: internationalPhone(agent.phone, office.country),
      email: agent.email || undefined,
      image: photo ? origin + photo.url : undefined,
      knowsLanguage: agent.languages.length > 0 ? agent.languages : undefined,
      identifier: agent.registration ?? undefined,
      worksFor: {
        '@type': 'RealEstateAgent',
        '@id': officeOf(origin, office.number),
        name: office.name,
        address: officeAddress(office),
        parentOrganization: agencyOf(origin),
      },
    },
  });
  return null;
}

import type { CardTop_agent$key } from '../../../__generated__/CardTop_agent.graphql.ts';
import type { CardTop_site$key } from '../../../__generated__/CardTop_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Logo } from '../../../shared/ui/Logo.tsx';
import css from './CardTop.module.css';

/** The agency's logo, and the office that offers the property. */
export function CardTop(props: { site: CardTop_site$key; agent: CardTop_agent$key }) {
  const site = useFragment(
    graphql`
      fragment CardTop_site on Site {
        ...Logo_site
      }
    `,
    props.site,
  );
  const { office } = useFragment(
    graphql`
      fragment CardTop_agent on Agent {
        office {
          street
          zip
          city
          phone
        }
      }
    `,
    props.agent,
  );
  const { street, zip, city, phone } = office;
  const place = [zip, city].filter(Boolean).join(' ');
  return (
    <div className={css.top}>
      <Logo site={site} />
      <p>
        <b>{phone}</b>
        <br />
        {[street, place].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}

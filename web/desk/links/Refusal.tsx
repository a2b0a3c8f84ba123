import { graphql, useFragment } from 'react-relay/hooks';
import type { Refusal_refusal$key } from '../__generated__/Refusal_refusal.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import css from './Links.module.css';
import { nameOfSystem } from './systems.ts';

/** A lead that a CRM refused, with the way to the lead, where it can be sent again. */
export function Refusal({ refusal: key }: { refusal: Refusal_refusal$key }) {
  const say = useText();
  const { full } = useTime();
  const { name, lead, delivery } = useFragment(
    graphql`
      fragment Refusal_refusal on Refusal {
        name
        lead
        delivery {
          system
          at
          reason
        }
      }
    `,
    key,
  );
  return (
    <li>
      <Link className="strong" to={{ screen: 'lead', id: lead, list: 'ALL' }}>
        {name || say('lead.pageTitle')}
      </Link>{' '}
      <time className="small soft" dateTime={delivery.at}>
        {full(delivery.at)}
      </time>
      <span className={css.under}>
        {say('links.refusedBy', { system: nameOfSystem(delivery.system), reason: delivery.reason })}
      </span>
    </li>
  );
}

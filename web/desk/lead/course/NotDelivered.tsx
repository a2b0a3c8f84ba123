import { graphql, useFragment } from 'react-relay/hooks';
import type { NotDelivered_lead$key } from '../../__generated__/NotDelivered_lead.graphql.ts';
import { useText } from '../../app/texts.ts';
import { nameOfSystem } from '../../links/systems.ts';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import css from '../handling/Outcome.module.css';

/** Says on top of a lead which CRM refused it, and why. */
export function NotDelivered({ lead: key }: { lead: NotDelivered_lead$key }) {
  const say = useText();
  const { deliveries } = useFragment(
    graphql`
      fragment NotDelivered_lead on Lead {
        deliveries {
          state
          system
          reason
        }
      }
    `,
    key,
  );
  const refused = deliveries.find(({ state }) => state === 'REFUSED');
  if (!refused) return null;
  const { system, reason } = refused;
  return (
    <div className={css.notice}>
      <DeskNotice variant="bad">
        {say('lead.notDelivered', { system: nameOfSystem(system), reason })}
      </DeskNotice>
    </div>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryEvent_delivery$key } from '../../__generated__/DeliveryEvent_delivery.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { nameOfSystem } from '../../links/systems.ts';
import { Sign } from '../../ui/Sign.tsx';
import { Resend } from './Resend.tsx';
import { useDeliveryWays } from './useDeliveryWays.ts';

interface Props {
  lead: string;
  /** Whether the lead is about a property or project. */
  about: boolean;
  delivery: DeliveryEvent_delivery$key;
}

/** What became of a lead at a CRM: taken, waiting, refused or not sent, with the buttons that decide on it. */
export function DeliveryEvent({ lead, about, delivery: key }: Props) {
  const say = useText();
  const { clock, full } = useTime();
  const delivery = useFragment(
    graphql`
      fragment DeliveryEvent_delivery on Delivery {
        link
        system
        subject
        state
        alone
        sentAt
        dueAt
        reason
        record
      }
    `,
    key,
  );
  const { system, subject, state, alone, sentAt, dueAt, reason, record } = delivery;
  const ways = useDeliveryWays(lead, about, delivery);
  return (
    <>
      {say('lead.toCRM', { subject, system: nameOfSystem(system) })}{' '}
      {alone && <span className="soft">{say('lead.crmAlone')}</span>}{' '}
      {sentAt && (
        <Sign variant="good" icon="check">
          {say('lead.crmSent', { time: clock(sentAt) })}
        </Sign>
      )}
      {state === 'REFUSED' && (
        <Sign variant="bad" icon="warning">
          {say('lead.crmRefused')}
        </Sign>
      )}
      {state === 'DROPPED' && <span className="soft">{say('lead.crmDropped')}</span>}
      {dueAt && (
        <Sign variant="soft" icon="clock">
          {reason ? say('lead.crmNext', { time: full(dueAt) }) : say('lead.crmWaits')}
        </Sign>
      )}{' '}
      <span className="soft">{record ? say('lead.crmRecord', { record }) : reason}</span>
      {ways.length > 0 && <Resend ways={ways} />}
    </>
  );
}

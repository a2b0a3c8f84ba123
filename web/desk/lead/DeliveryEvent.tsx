import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryEvent_delivery$key } from '../../__generated__/DeliveryEvent_delivery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { nameOfSystem } from '../links/systems.ts';
import { Sign } from '../ui/Sign.tsx';
import { Resend } from './Resend.tsx';
import { useRedeliver } from './useResend.ts';

interface Props {
  lead: string;
  delivery: DeliveryEvent_delivery$key;
}

/** What became of a lead at a CRM: taken, waiting, or refused with the reason and a button to send it again. */
export function DeliveryEvent({ lead, delivery: key }: Props) {
  const say = useText();
  const { clock, full } = useTime();
  const { system, subject, state, sentAt, dueAt, reason, record } = useFragment(
    graphql`
      fragment DeliveryEvent_delivery on DeskDelivery {
        system
        subject
        state
        sentAt
        dueAt
        reason
        record
      }
    `,
    key,
  );
  const redeliver = useRedeliver();
  return (
    <>
      {say('lead.toCRM', { subject, system: nameOfSystem(system) })}{' '}
      {sentAt && (
        <Sign look="good" icon="check">
          {say('lead.crmSent', { time: clock(sentAt) })}
        </Sign>
      )}
      {state === 'REFUSED' && (
        <Sign look="bad" icon="warning">
          {say('lead.crmRefused')}
        </Sign>
      )}
      {dueAt && (
        <Sign look="soft" icon="clock">
          {reason ? say('lead.crmNext', { time: full(dueAt) }) : say('lead.crmWaits')}
        </Sign>
      )}{' '}
      <span className="soft">{record ? say('lead.crmRecord', { record }) : reason}</span>
      {reason && !sentAt && (
        <Resend send={async () => (await redeliver({ input: { lead } })).redeliverLead} />
      )}
    </>
  );
}

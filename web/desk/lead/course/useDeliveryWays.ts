import type { Way } from './Resend.tsx';
import { useDrop, useRedeliver } from './useResend.ts';

interface Delivery {
  readonly link: string;
  readonly state: string;
  readonly alone: boolean;
  readonly reason: string;
}

/**
 * What staff can decide about a delivery that failed or was dropped: send it again, send it without the lead's property, or drop
 * it.
 */
export function useDeliveryWays(lead: string, about: boolean, delivery: Delivery): Way[] {
  const redeliver = useRedeliver();
  const drop = useDrop();
  const { link, state, alone, reason } = delivery;
  const dropped = state === 'DROPPED';
  if (state === 'SENT' || (!reason && !dropped)) return [];
  const again = (without: boolean) => async () =>
    (await redeliver({ input: { lead, link, alone: without } })).redeliverLead;
  const ways: Way[] = [{ label: dropped ? 'lead.crmAfterAll' : 'lead.resend', send: again(alone) }];
  if (about && !alone) ways.push({ label: 'lead.crmWithout', send: again(true) });
  if (!dropped)
    ways.push({
      label: 'lead.crmDrop',
      variant: 'plain',
      send: async () => (await drop({ input: { lead, link } })).dropDelivery,
    });
  return ways;
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { Webhook_webhook$key } from '../../__generated__/Webhook_webhook.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { Sign } from '../../ui/Sign.tsx';
import css from '../Links.module.css';
import { WebhookButtons } from './WebhookButtons.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { WebhookProblem } from './WebhookProblem.tsx';
import { stateOfWebhook } from './webhookStates.ts';

/** A webhook: its address, its state, what it was sent, and what can be done with it. */
export function Webhook({
  webhook: key,
  changed,
}: {
  webhook: Webhook_webhook$key;
  changed: () => void;
}) {
  const say = useText();
  const { full } = useTime();
  const webhook = useFragment(
    graphql`
      fragment Webhook_webhook on Webhook {
        id
        key
        address
        projects
        state
        nextAt
        deliveries {
          problem
          takenAt
          ...WebhookProblem_delivery
        }
        ...WebhookLog_webhook
      }
    `,
    key,
  );
  const { id, address, nextAt, deliveries } = webhook;
  const state = stateOfWebhook(webhook.state);
  const [last] = deliveries;
  return (
    <li>
      <b>{id}</b>{' '}
      <Sign variant={state.variant} icon={state.icon}>
        {say(state.text)}
      </Sign>
      <span className={css.under}>{address}</span>
      <span className={css.under}>
        {say(webhook.projects ? 'webhooks.withProjects' : 'webhooks.ofKey', { key: webhook.key })}
      </span>
      {last && !last.takenAt && last.problem && (
        <span className={css.under}>
          <WebhookProblem delivery={last} address={address} />
        </span>
      )}
      {nextAt && <span className={css.under}>{say('webhooks.nextAt', { at: full(nextAt) })}</span>}
      <WebhookButtons id={id} state={webhook.state} changed={changed} />
      <WebhookLog webhook={webhook} />
    </li>
  );
}

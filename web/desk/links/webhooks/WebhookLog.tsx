import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookLog_webhook$key } from '../../__generated__/WebhookLog_webhook.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { Sign } from '../../ui/Sign.tsx';
import css from '../Links.module.css';
import { WebhookProblem } from './WebhookProblem.tsx';

/** What a webhook was sent: when, what, how often, and why it was not taken. */
export function WebhookLog({ webhook: key }: { webhook: WebhookLog_webhook$key }) {
  const say = useText();
  const { full } = useTime();
  const { locale } = useIntl();
  const duration = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { id, address, deliveries } = useFragment(
    graphql`
      fragment WebhookLog_webhook on Webhook {
        id
        address
        deliveries {
          id
          kind
          madeAt
          changes
          tries
          takenAt
          seconds
          problem
          ...WebhookProblem_delivery
        }
      }
    `,
    key,
  );
  if (deliveries.length === 0) return null;
  return (
    <details className={css.sent}>
      <summary aria-label={say('webhooks.sentOf', { name: id })}>{say('webhooks.sent')}</summary>
      <ul className={css.rows}>
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={css.run}>
            <time dateTime={delivery.madeAt}>{full(delivery.madeAt)}</time>
            <span className={css.did}>
              {say('webhooks.told', {
                kind: delivery.kind,
                changes: delivery.changes,
              })}
              <span className={css.under}>
                {say('webhooks.tries', {
                  taken: delivery.takenAt ? 'yes' : 'no',
                  tries: delivery.tries,
                })}
              </span>
              {delivery.problem && (
                <span className={css.under}>
                  <Sign variant="bad" icon="warning">
                    <span>
                      <WebhookProblem delivery={delivery} address={address} />
                    </span>
                  </Sign>
                </span>
              )}
            </span>
            <span className="soft">
              {delivery.seconds != null &&
                say('links.seconds', { seconds: duration.format(delivery.seconds) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

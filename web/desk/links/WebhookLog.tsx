import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookLog_webhook$key } from '../../__generated__/WebhookLog_webhook.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';
import css from './Links.module.css';

/** What a webhook was sent: when, what, how often, and why it was not taken. */
export function WebhookLog({ webhook: key }: { webhook: WebhookLog_webhook$key }) {
  const say = useText();
  const { full } = useTime();
  const { locale } = useIntl();
  const duration = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { id, deliveries } = useFragment(
    graphql`
      fragment WebhookLog_webhook on DeskWebhook {
        id
        deliveries {
          id
          kind
          madeAt
          changes
          tries
          takenAt
          seconds
          problem
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
        {deliveries.map(({ id, kind, madeAt, changes, tries, takenAt, seconds, problem }) => (
          <li key={id} className={css.run}>
            <time dateTime={madeAt}>{full(madeAt)}</time>
            <span className={css.did}>
              {say('webhooks.told', { kind, changes })}
              <span className={css.under}>
                {say('webhooks.tries', { taken: takenAt ? 'yes' : 'no', tries })}
              </span>
              {problem && (
                <span className={css.under} lang="en">
                  <Sign variant="bad" icon="warning">
                    {problem}
                  </Sign>
                </span>
              )}
            </span>
            <span className="soft">
              {seconds != null && say('links.seconds', { seconds: duration.format(seconds) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

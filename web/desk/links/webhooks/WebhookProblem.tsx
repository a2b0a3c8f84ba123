import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookProblem_delivery$key } from '../../__generated__/WebhookProblem_delivery.graphql.ts';
import { useText } from '../../app/texts.ts';
import css from '../Links.module.css';

interface Props {
  delivery: WebhookProblem_delivery$key;
  address: string;
}

/** Why a webhook did not take a delivery. Of a failed connection the words of the server, which are English, say more. */
export function WebhookProblem({ delivery: key, address }: Props) {
  const say = useText();
  const { problem, failure, status } = useFragment(
    graphql`
      fragment WebhookProblem_delivery on WebhookDelivery {
        problem
        failure
        status
      }
    `,
    key,
  );
  const more = failure === null || failure === 'NO_CONNECTION' || failure === 'CERTIFICATE';
  const { host } = new URL(address);
  return (
    <>
      {failure && say('webhooks.failure', { failure, host, status: String(status ?? '') })}
      {more && (
        <span className={failure ? css.under : undefined} lang="en">
          {problem}
        </span>
      )}
    </>
  );
}

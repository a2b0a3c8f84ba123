import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Outbox_outbox$key } from '../../__generated__/Outbox_outbox.graphql.ts';
import type { OutboxMutation } from '../../__generated__/OutboxMutation.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { useChange } from '../../app/useChange.ts';
import { useMutate } from '../../app/useMutate.ts';
import { Block } from '../../ui/Block.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import facts from '../../ui/Facts.module.css';
import { Sign } from '../../ui/Sign.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import css from '../Links.module.css';

/** What waits to be sent by email, why, and a button that sends it again now. */
export function Outbox({
  outbox: key,
  changed,
}: {
  outbox: Outbox_outbox$key;
  changed: () => void;
}) {
  const say = useText();
  const { full } = useTime();
  const { emails, failed, oldestAt, nextAt, lastError } = useFragment(
    graphql`
      fragment Outbox_outbox on Outbox {
        emails
        failed
        oldestAt
        nextAt
        lastError
      }
    `,
    key,
  );
  const [sent, setSent] = useState<number | null>(null);
  const send = useRetry();
  const { busy, wrong, failed: broken, run } = useChange(changed);
  const retry = () =>
    run(async () => {
      const answer = (await send({})).retryEmails;
      if (answer.__typename === 'EmailsRetried') setSent(answer.emails);
      return answer;
    });
  return (
    <Block title={say('outbox.title')}>
      <dl className={facts.facts}>
        <dt>{say('outbox.waits')}</dt>
        <dd>
          <Sign variant={failed > 0 ? 'bad' : 'good'} icon={failed > 0 ? 'warning' : 'check'}>
            {say('outbox.emails', { count: emails })}
          </Sign>
          {failed > 0 && <span className="soft"> {say('outbox.failed', { count: failed })}</span>}
        </dd>
        {oldestAt && <dt>{say('outbox.oldest')}</dt>}
        {oldestAt && <dd>{full(oldestAt)}</dd>}
        {nextAt && <dt>{say('outbox.next')}</dt>}
        {nextAt && <dd>{full(nextAt)}</dd>}
        {lastError && <dt>{say('outbox.error')}</dt>}
        {lastError && <dd lang="en">{lastError}</dd>}
      </dl>
      <Wrong failed={broken} text={wrong !== null && say('state.notSent')} />
      {failed > 0 && (
        <div className={css.buttons}>
          <DeskButton busy={busy} onClick={retry}>
            {say('outbox.retry')}
          </DeskButton>
        </div>
      )}
      <p role="status" className="small soft">
        {sent !== null && say('outbox.retried', { count: sent })}
      </p>
    </Block>
  );
}

const useRetry = () =>
  useMutate<OutboxMutation>(graphql`
    mutation OutboxMutation {
      retryEmails {
        __typename
        ... on EmailsRetried {
          emails
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

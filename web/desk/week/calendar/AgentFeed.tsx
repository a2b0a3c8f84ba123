import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AgentFeedMutation } from '../../__generated__/AgentFeedMutation.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { useMutate } from '../../app/useMutate.ts';
import { Copied } from '../../links/Copied.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import css from '../../ui/Form.module.css';
import { Wrong } from '../../ui/Wrong.tsx';

interface Props {
  agent: number;
  name: string;
  /** Whether there is an address already. */
  there: boolean;
}

/** The private address of an agent's appointments: it is shown when it is made, and a new one ends it. */
export function AgentFeed({ agent, name, there }: Props) {
  const say = useText();
  const make = useMakeFeed();
  const [address, setAddress] = useState<string | null>(null);
  const { busy, wrong, failed, run } = useChange(() => {});
  const send = () =>
    run(async () => {
      const { makeAgentFeed: made } = await make({ input: { agent } });
      if (made.__typename === 'AgentFeedMade') setAddress(made.address);
      return made;
    });
  return (
    <section className={css.form} aria-label={say('calendar.feed')}>
      <h3>{say('calendar.feed')}</h3>
      <p className="soft">{say('calendar.feedText', { name })}</p>
      <Wrong failed={failed} text={wrong !== null && say('state.notSent')} />
      {address && (
        <>
          <p>{say('calendar.feedOnce')}</p>
          <Copied label={say('calendar.feedAddress')} secret={address} />
        </>
      )}
      {there && !address && <p>{say('calendar.feedThere')}</p>}
      <DeskButton busy={busy} onClick={send}>
        {say(there ? 'calendar.feedNew' : 'calendar.feedMake')}
      </DeskButton>
    </section>
  );
}

function useMakeFeed() {
  return useMutate<AgentFeedMutation>(graphql`
    mutation AgentFeedMutation($input: MakeAgentFeedInput!) {
      makeAgentFeed(input: $input) {
        __typename
        ... on AgentFeedMade {
          address
          calendar {
            id
            feed
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
}

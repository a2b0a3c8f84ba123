import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadEmails_lead$key } from '../__generated__/LeadEmails_lead.graphql.ts';
import type {
  EmailsChange,
  LeadEmailsMutation,
} from '../__generated__/LeadEmailsMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useMutate } from '../app/useMutate.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import { Resend, type Way } from './course/Resend.tsx';
import css from './LeadMatter.module.css';

/** Whether a demand or the newsletter is confirmed, what matches it, and buttons to pause, resume and, asked once more, end it. */
export function LeadEmails({ lead: key }: { lead: LeadEmails_lead$key }) {
  const say = useText();
  const { full } = useTime();
  const [sure, setSure] = useState(false);
  const { id, demand, newsletter } = useFragment(
    graphql`
      fragment LeadEmails_lead on Lead {
        id
        demand {
          state
          expiresAt
          matching
          path
          watches
        }
        newsletter {
          state
        }
      }
    `,
    key,
  );
  const change = useChangeEmails();
  const state = (demand ?? newsletter)?.state;
  if (!state) return null;
  const way = (label: Way['label'], to: EmailsChange, variant?: Way['variant']): Way => ({
    label,
    ...(variant && { variant }),
    send: async () => (await change({ input: { lead: id, change: to } })).changeEmails,
  });
  const runs = state === 'ACTIVE' || state === 'CONFIRMED';
  const ways = [
    ...(runs ? [way('matter.pause', 'PAUSE')] : []),
    ...(state === 'PAUSED' ? [way('matter.resume', 'RESUME')] : []),
  ];
  return (
    <Block title={say(titleOf(demand))}>
      <p>
        <Sign variant={runs ? 'good' : 'soft'} icon={runs ? 'check' : 'clock'}>
          {say(`matter.emails.${state as EmailsState}`)}
        </Sign>
      </p>
      {demand?.expiresAt && (
        <p className="small soft">{say('matter.endsAt', { time: full(demand.expiresAt) })}</p>
      )}
      {demand?.watches != null && (
        <p>{say('matter.watches', { number: String(demand.watches) })}</p>
      )}
      {demand && demand.watches == null && state !== 'ENDED' && (
        <p>
          {demand.path ? (
            <a href={demand.path} target="_blank" rel="noreferrer">
              {say('matter.matching', { count: demand.matching })}
            </a>
          ) : (
            say('matter.matching', { count: demand.matching })
          )}
        </p>
      )}
      {state !== 'ENDED' && ways.length > 0 && <Resend ways={ways} />}
      {state !== 'ENDED' && !sure && (
        <DeskButton variant="plain" onClick={() => setSure(true)}>
          {say('matter.end')}
        </DeskButton>
      )}
      {state !== 'ENDED' && sure && (
        <>
          <p className={css.text}>{say('matter.endSure')}</p>
          <Resend ways={[way('matter.endNow', 'END', 'bad')]} />
          <DeskButton variant="plain" onClick={() => setSure(false)}>
            {say('dialog.cancel')}
          </DeskButton>
        </>
      )}
    </Block>
  );
}

function titleOf(demand: { readonly watches: number | null | undefined } | null | undefined) {
  if (!demand) return 'matter.newsletter';
  return demand.watches != null ? 'matter.watch' : 'matter.demand';
}

/** The state of a demand or a subscription. */
export type EmailsState = 'PENDING' | 'ACTIVE' | 'CONFIRMED' | 'PAUSED' | 'ENDED';

const useChangeEmails = () =>
  useMutate<LeadEmailsMutation>(graphql`
    mutation LeadEmailsMutation($input: ChangeEmailsInput!) {
      changeEmails(input: $input) {
        ... on LeadChanged {
          lead {
            ...LeadEmails_lead
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

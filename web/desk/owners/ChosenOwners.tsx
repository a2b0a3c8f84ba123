import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ChosenOwnersMutation } from '../__generated__/ChosenOwnersMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import bar from '../ui/ChosenBar.module.css';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { OwnerOutcome } from './OwnerOutcome.tsx';

interface Props {
  /** The owners that are chosen, as they were read. */
  owners: readonly { readonly id: string; readonly version: number }[];
  clear: () => void;
  changed: () => void;
}

/** Invites the owners that are chosen, and says how many got none. */
export function ChosenOwners({ owners, clear, changed }: Props) {
  const say = useText();
  const [done, setDone] = useState<{ invited: number; left: number } | null>(null);
  const invite = useInvite();
  const { busy, wrong, failed, run } = useChange(() => {
    clear();
    changed();
  });
  const send = () => {
    setDone(null);
    run(async () => {
      const input = { owners: owners.map(({ id, version }) => ({ owner: id, version })) };
      const answer = (await invite({ input })).inviteOwners;
      if (answer.__typename === 'OwnersInvited')
        setDone({ invited: answer.invited, left: answer.left.length });
      return answer;
    });
  };
  return (
    <>
      <OwnerOutcome wrong={wrong} failed={failed} />
      <div role="status">
        {done && (
          <DeskNotice
            variant={done.left > 0 ? 'bad' : 'good'}
            icon={done.left > 0 ? 'warning' : 'check'}
          >
            {say('owners.invited', { count: done.invited })}{' '}
            {done.left > 0 && say('owners.leftOut', { count: done.left })}
          </DeskNotice>
        )}
      </div>
      {owners.length > 0 && (
        <section className={bar.bar} aria-label={say('owners.chosenBar')}>
          <b>{say('owners.chosen', { count: owners.length })}</b>
          <DeskButton variant="plain" onClick={clear}>
            {say('bulk.none')}
          </DeskButton>
          <span className={bar.room} />
          <DeskButton busy={busy} onClick={send}>
            {say('owners.inviteChosen')}
          </DeskButton>
        </section>
      )}
    </>
  );
}

function useInvite() {
  return useMutate<ChosenOwnersMutation>(graphql`
    mutation ChosenOwnersMutation($input: InviteOwnersInput!) {
      inviteOwners(input: $input) {
        __typename
        ... on OwnersInvited {
          invited
          left {
            code
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

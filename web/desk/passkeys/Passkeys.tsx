import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PasskeysAddMutation } from '../__generated__/PasskeysAddMutation.graphql.ts';
import type { PasskeysQuery } from '../__generated__/PasskeysQuery.graphql.ts';
import type { PasskeysRemoveMutation } from '../__generated__/PasskeysRemoveMutation.graphql.ts';
import { staffNameCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useQuery } from '../app/useQuery.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import css from '../me/Me.module.css';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import form from '../ui/Form.module.css';
import { TextField } from '../ui/TextField.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { hasPasskeys } from './browser.ts';
import { passkeyTexts, usePasskey } from './usePasskey.ts';

/** The own passkeys: one is added in this browser, each can be removed. */
export function Passkeys() {
  const say = useText();
  const { full } = useTime();
  const [name, setName] = useState('');
  const { answer, failure, again } = useQuery<PasskeysQuery>(
    graphql`
      query PasskeysQuery {
        desk {
          passkeys {
            id
            name
            createdAt
            usedAt
          }
        }
      }
    `,
    {},
    ['log'],
  );
  const confirm = useConfirm();
  const { busy, wrong, failed, run } = useChange(() => {
    setName('');
    again();
  }, confirm.confirm);
  const { add, remove } = usePasskeyChanges();
  const keys = answer?.desk?.passkeys;
  if (answer?.desk && !keys) return null;
  const text = wrong === null ? undefined : passkeyTexts[wrong];
  return (
    <Block title={say('passkey.title')}>
      <p>{say('passkey.text')}</p>
      {!keys && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={1} />)}
      {keys?.length === 0 && <p className="soft">{say('passkey.none')}</p>}
      <ul className={css.list}>
        {keys?.map(({ id, name: own, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <span className="strong cut" title={own}>
                {own}
              </span>
              <span className="small soft cut">
                {usedAt
                  ? say('passkey.used', { since: full(createdAt), used: full(usedAt) })
                  : say('passkey.unused', { since: full(createdAt) })}
              </span>
            </span>
            <DeskButton
              aria-label={say('passkey.removeNamed', { name: own })}
              onClick={() => run(() => remove(id))}
            >
              {say('passkey.remove')}
            </DeskButton>
          </li>
        ))}
      </ul>
      <Wrong failed={failed} text={wrong !== null && say(text ?? 'state.notSent')} />
      {keys && hasPasskeys && (
        <form
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            run(() => add(name));
          }}
        >
          <TextField
            label={say('passkey.name')}
            value={name}
            maxLength={staffNameCharacters}
            onChange={(event) => setName(event.target.value)}
          />
          <DeskButton type="submit" busy={busy}>
            {say('passkey.add')}
          </DeskButton>
        </form>
      )}
      {confirm.dialog}
    </Block>
  );
}

function usePasskeyChanges() {
  const request = usePasskey('ADD');
  const sendNew = useMutate<PasskeysAddMutation>(graphql`
    mutation PasskeysAddMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const sendGone = useMutate<PasskeysRemoveMutation>(graphql`
    mutation PasskeysRemoveMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return {
    add: async (name: string) => {
      // else the device would have a passkey that the desk does not know
      if (!name.trim()) return { __typename: 'InvalidInput', problems: [{ code: 'REQUIRED' }] };
      const requested = await request();
      if (requested.response === undefined)
        return { __typename: 'InvalidInput', problems: requested.problems };
      return (await sendNew({ input: { name, response: requested.response } })).addPasskey;
    },
    remove: async (passkey: string) => (await sendGone({ input: { passkey } })).removePasskey,
  };
}

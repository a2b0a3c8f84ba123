import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewKeyDialogMutation } from '../../__generated__/NewKeyDialogMutation.graphql.ts';
import { keyNameCharacters } from '../../app/limits.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { useMutate } from '../../app/useMutate.ts';
import { useConfirm } from '../../confirm/useConfirm.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import form from '../../ui/Form.module.css';
import { TextField } from '../../ui/TextField.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import { OnceShown } from '../OnceShown.tsx';

const atField: Readonly<
  Record<string, 'programKeys.REQUIRED' | 'programKeys.TAKEN' | 'programKeys.TOO_MANY'>
> = {
  REQUIRED: 'programKeys.REQUIRED',
  TAKEN: 'programKeys.TAKEN',
  TOO_MANY: 'programKeys.TOO_MANY',
};

/** Makes a key for a program, and shows it once. */
export function NewKeyDialog({ close, changed }: { close: () => void; changed: () => void }) {
  const say = useText();
  const [name, setName] = useState('');
  const [writes, setWrites] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const create = useCreate();
  const { confirm, dialog } = useConfirm();
  const { busy, wrong, failed, run } = useChange(changed, confirm);
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const answer = (await create({ input: { name, writes } })).createKey;
      if (answer.__typename === 'KeyMade') setMade(answer.key);
      return answer;
    });
  };
  const error = wrong !== null && atField[wrong];
  if (made !== null)
    return (
      <OnceShown
        title={say('programKeys.new')}
        text={say('programKeys.once')}
        label={say('programKeys.key')}
        secret={made}
        close={close}
      />
    );
  return (
    <DeskDialog title={say('programKeys.new')} close={close}>
      <form className={form.form} onSubmit={send} noValidate>
        <Wrong failed={failed} text={wrong !== null && !error && say('state.notSent')} />
        <TextField
          label={say('programKeys.name')}
          help={say('programKeys.nameHelp')}
          data-first
          maxLength={keyNameCharacters}
          value={name}
          error={error ? say(error) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Toggle
          label={say('programKeys.mayDeliver')}
          help={say('programKeys.writesHelp')}
          checked={writes}
          onChange={setWrites}
        />
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say('programKeys.make')}
        </DeskButton>
      </form>
      {dialog}
    </DeskDialog>
  );
}

function useCreate() {
  return useMutate<NewKeyDialogMutation>(graphql`
    mutation NewKeyDialogMutation($input: CreateKeyInput!) {
      createKey(input: $input) {
        __typename
        ... on KeyMade {
          key
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

import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewCodesDialogMutation } from '../__generated__/NewCodesDialogMutation.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { CodesList } from '../signin/CodesList.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { useOwnPassword } from './useOwnPassword.ts';

interface Props {
  close: () => void;
  /** Called once there are new codes. */
  renewed: () => void;
}

/** Makes the recovery codes anew, after the password and the second step, and shows them this once. */
export function NewCodesDialog({ close, renewed }: Props) {
  const say = useText();
  const { desk } = useSession();
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useRenewCodes();
  const { confirm, dialog } = useConfirm();
  const { busy, failed, wrongIn, wrong, run } = useOwnPassword(renewed, confirm);
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const answer = (await renew({ input: { password } })).renewRecoveryCodes;
      if (answer.__typename === 'RecoveryCodesRenewed') setCodes(answer.recoveryCodes);
      return answer;
    });
  };
  if (codes)
    return (
      <DeskDialog title={say('signIn.codes.title', { count: codes.length })} close={close}>
        <div className={form.form}>
          <p className="soft">{say('signIn.codes.text')}</p>
          <CodesList agency={desk.agency} codes={codes} />
          <DeskButton variant="primary" onClick={close}>
            {say('signIn.codes.done')}
          </DeskButton>
        </div>
      </DeskDialog>
    );
  return (
    <DeskDialog title={say('me.newCodes')} close={close}>
      <form className={form.form} onSubmit={send} noValidate>
        <Wrong failed={failed} text={wrong} />
        <p className="soft">{say('me.newCodesText')}</p>
        <TextField
          label={say('me.passwordCurrent')}
          type="password"
          autoComplete="current-password"
          data-first
          value={password}
          error={wrongIn('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say('me.newCodesButton')}
        </DeskButton>
      </form>
      {dialog}
    </DeskDialog>
  );
}

function useRenewCodes() {
  return useMutate<NewCodesDialogMutation>(graphql`
    mutation NewCodesDialogMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        __typename
        ... on RecoveryCodesRenewed {
          recoveryCodes
        }
        ... on InvalidInput {
          problems {
            path
            ...tries_problem @relay(mask: false)
          }
        }
      }
    }
  `);
}

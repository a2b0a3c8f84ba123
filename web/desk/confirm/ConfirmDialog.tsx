import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ConfirmDialogMutation } from '../__generated__/ConfirmDialogMutation.graphql.ts';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { hasPasskeys } from '../passkeys/browser.ts';
import { useConfirmWithPasskey } from '../passkeys/useConfirmWithPasskey.ts';
import { passkeyTexts } from '../passkeys/usePasskey.ts';
import { CodeField } from '../signin/CodeField.tsx';
import { lockOf, useTries } from '../signin/tries.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './ConfirmDialog.module.css';

interface Props {
  /** The code was right: what needed it can be done now. */
  done: () => void;
  close: () => void;
}

/** Asks for the code of the phone again, or for a passkey, before something that needs it to be less than fifteen minutes old. */
export function ConfirmDialog({ done, close }: Props) {
  const say = useText();
  const { ended } = useSession();
  const confirm = useConfirm();
  const confirmWithPasskey = useConfirmWithPasskey();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const { locked, wrong: withTries } = useTries();
  const [wrongCode, setWrongCode] = useState<string>();
  const [wrong, setWrong] = useState<string | null>(null);
  const withCode = async () => {
    const [problem] = (await confirm({ input: { code } })).confirmWithCode.problems ?? [];
    const lock = problem && lockOf(problem);
    if (lock) setWrong(locked(lock.until));
    else if (problem) setWrongCode(withTries(say('signIn.code.wrong'), problem.tries));
    return problem;
  };
  const run = async (prove: () => Promise<{ readonly code: string } | undefined>) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    setWrongCode(undefined);
    try {
      const problem = await prove();
      if (!problem) done();
      else if (problem.code === 'SIGNED_OUT') ended();
    } catch (error) {
      setWrong(say(failureOf(error) === 'offline' ? 'state.notSentOffline' : 'state.notSent'));
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(withCode);
  };
  const withPasskey = async () => {
    const [problem] = await confirmWithPasskey();
    if (problem) setWrong(say(passkeyTexts[problem.code] ?? 'passkey.wrong'));
    return problem;
  };
  return (
    <DeskDialog title={say('signIn.code.title')} close={close}>
      <form className={css.form} onSubmit={send}>
        <p>{say('confirm.text')}</p>
        <CodeField first value={code} onChange={setCode} error={wrongCode} />
        {wrong && (
          <DeskNotice variant="bad" alert>
            {wrong}
          </DeskNotice>
        )}
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say('signIn.next')}
        </DeskButton>
        {hasPasskeys && (
          <DeskButton busy={busy} onClick={() => run(withPasskey)}>
            {say('passkey.confirm')}
          </DeskButton>
        )}
      </form>
    </DeskDialog>
  );
}

function useConfirm() {
  return useMutate<ConfirmDialogMutation>(graphql`
    mutation ConfirmDialogMutation($input: CodeInput!) {
      confirmWithCode(input: $input) {
        ... on InvalidInput {
          problems {
            ...tries_problem @relay(mask: false)
          }
        }
      }
    }
  `);
}

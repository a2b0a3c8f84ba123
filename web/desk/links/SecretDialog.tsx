import { type FormEvent, useState } from 'react';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { NotTried, type Untried } from './NotTried.tsx';
import { useReplaceSecret } from './useReplaceSecret.ts';

interface Props {
  link: string;
  system: string;
  close: () => void;
  changed: () => void;
}

const atField: Readonly<Record<string, 'links.secret.REQUIRED' | 'links.secret.WRONG_LOGIN'>> = {
  REQUIRED: 'links.secret.REQUIRED',
  WRONG_LOGIN: 'links.secret.WRONG_LOGIN',
  TOO_LONG: 'links.secret.WRONG_LOGIN',
};

/** Replaces the secret of a link, after the CRM accepted the new one. It is shown neither here nor later. */
export function SecretDialog({ link, system, close, changed }: Props) {
  const say = useText();
  const [secret, setSecret] = useState('');
  const [untried, setUntried] = useState<Untried | null>(null);
  const replace = useReplaceSecret();
  const { confirm, dialog } = useConfirm();
  const change = useChange(changed, confirm);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setUntried(null);
    change.run(async () => {
      const answer = (await replace({ input: { link, secret } })).replaceLinkSecret;
      if (answer.__typename !== 'LinkSecretNotTried') return answer;
      setUntried(answer);
      return { ...answer, problems: [{ code: 'NOT_TRIED' }] };
    });
  };
  const { wrong, failed, busy } = change;
  const error = wrong !== null && atField[wrong];
  return (
    <DeskDialog title={say('links.secret.title', { system })} close={close}>
      <form className={form.form} onSubmit={send} noValidate>
        <Wrong
          failed={failed}
          text={
            wrong !== null &&
            !error &&
            (untried ? <NotTried {...untried} system={system} /> : say('state.notSent'))
          }
        />
        <p className="soft">{say('links.secret.text', { system })}</p>
        <TextField
          label={say('links.secret.label')}
          type="password"
          data-first
          value={secret}
          autoComplete="off"
          error={error ? say(error, { system }) : undefined}
          onChange={({ target }) => setSecret(target.value)}
        />
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say(busy ? 'links.secret.trying' : 'links.secret.save')}
        </DeskButton>
      </form>
      {dialog}
    </DeskDialog>
  );
}

import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { classes } from '../../shared/ui/classes.ts';
import type { PasswordFormMutation } from '../__generated__/PasswordFormMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import form from '../ui/Form.module.css';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Me.module.css';
import { useOwnPassword } from './useOwnPassword.ts';

const empty = { current: '', password: '', confirmation: '' };

/** Chooses another password, which needs the present one. `changed` is called afterwards: other sessions have ended. */
export function PasswordForm({ changed }: { changed: () => void }) {
  const say = useText();
  const [typed, setTyped] = useState(empty);
  const [done, setDone] = useState(false);
  const change = useChangePassword();
  const { busy, failed, wrongIn, wrong, run } = useOwnPassword(() => {
    setTyped(empty);
    setDone(true);
    changed();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    run(async () => (await change({ input: typed })).changePassword);
  };
  const field = (name: keyof typeof empty) => ({
    type: 'password',
    value: typed[name],
    error: wrongIn(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form className={classes(form.form, css.password)} onSubmit={send} noValidate>
      <p className="soft">{say('me.passwordText')}</p>
      <Wrong failed={failed} text={wrong} />
      <TextField
        label={say('me.passwordCurrent')}
        autoComplete="current-password"
        {...field('current')}
      />
      <TextField
        label={say('signIn.choose.password')}
        autoComplete="new-password"
        help={say('signIn.choose.help')}
        {...field('password')}
      />
      <TextField
        label={say('signIn.choose.again')}
        autoComplete="new-password"
        {...field('confirmation')}
      />
      <DeskButton type="submit" busy={busy}>
        {say('me.passwordChange')}
      </DeskButton>
      <div role="status">{done && <DeskNotice>{say('me.passwordChanged')}</DeskNotice>}</div>
    </form>
  );
}

function useChangePassword() {
  return useMutate<PasswordFormMutation>(graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
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

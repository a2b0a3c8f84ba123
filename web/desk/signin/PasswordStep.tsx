import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PasswordStepMutation } from '../__generated__/PasswordStepMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { PasskeyStep } from '../passkeys/PasskeyStep.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import type { SetUp } from './SetUpPhone.tsx';
import { Step, StepLink, StepLinks } from './Step.tsx';
import { useTries } from './tries.ts';
import { type Locked, type Problem, useStep } from './useStep.ts';

interface Props {
  agency: string;
  notice: 'ended' | 'late' | 'chosen' | null;
  next: (setUp: SetUp | null) => void;
  /** Called when a passkey signed in, which takes both steps. */
  signedIn: () => void;
  tooOften: Locked;
  forgot: () => void;
}

/** The first step. An address that nobody has gets the same words as a wrong password. */
export function PasswordStep({ agency, notice, next, signedIn, tooOften, forgot }: Props) {
  const say = useText();
  const { wrong: withTries } = useTries();
  const signIn = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problems, failed, run } = useStep(tooOften);
  const send = () =>
    run(async () => {
      const { problems, setUp } = (await signIn({ input: { email, password } })).signIn;
      if (problems) return problems as readonly Problem[];
      next(setUp ?? null);
      return [];
    });
  const wrong = (field: string) => {
    const found = problems.find(({ path }) => path[0] === field);
    return found && say(found.code === 'EMAIL' ? 'signIn.notAnEmail' : 'signIn.required');
  };
  const login = problems.find(({ code }) => code === 'WRONG_LOGIN');
  return (
    <Step title={say('signIn.title', { agency })} text={say('signIn.forStaff')} send={send}>
      {notice && <DeskNotice>{say(`signIn.${notice}`)}</DeskNotice>}
      <Wrong failed={failed} text={login ? withTries(say('signIn.wrong'), login.tries) : false} />
      <TextField
        label={say('signIn.email')}
        type="email"
        autoComplete="username"
        value={email}
        error={wrong('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={say('signIn.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        error={wrong('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <DeskButton type="submit" variant="primary" wide busy={busy}>
        {say('signIn.next')}
      </DeskButton>
      <PasskeyStep done={signedIn} tooOften={tooOften} />
      <StepLinks>
        <StepLink onClick={forgot}>{say('signIn.forgotten')}</StepLink>
      </StepLinks>
    </Step>
  );
}

function useSignIn() {
  return useMutate<PasswordStepMutation>(graphql`
    mutation PasswordStepMutation($input: SignInInput!) {
      signIn(input: $input) {
        ... on NextStep {
          setUp {
            secret
            uri
            qr
            qrSize
          }
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

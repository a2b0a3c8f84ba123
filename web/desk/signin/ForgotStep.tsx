import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ForgotStepMutation } from '../__generated__/ForgotStepMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { Step, StepLink, StepLinks } from './Step.tsx';
import { type Locked, type Problem, useStep } from './useStep.ts';

interface Props {
  /** The visitor comes from a link that is over. */
  ended: boolean;
  tooOften: Locked;
  back: () => void;
}

/** Asks for a link to choose a password. The answer is the same for an address that nobody has. */
export function ForgotStep({ ended, tooOften, back }: Props) {
  const say = useText();
  const forgot = useForgot();
  const [email, setEmail] = useState('');
  const [minutes, setMinutes] = useState<number | null>(null);
  const { busy, problems, failed, run } = useStep(tooOften);
  const send = () =>
    run(async () => {
      const { forgotPassword } = await forgot({ input: { email } });
      if (forgotPassword.validMinutes) setMinutes(forgotPassword.validMinutes);
      return (forgotPassword.problems ?? []) as readonly Problem[];
    });
  const wrong = problems.find(({ path }) => path[0] === 'email');
  const links = (
    <StepLinks>
      <StepLink onClick={back}>{say('signIn.back')}</StepLink>
    </StepLinks>
  );
  if (minutes !== null)
    return (
      <Step key="sent" title={say('signIn.forgot.sentTitle')}>
        <DeskNotice alert>{say('signIn.forgot.sent', { email, minutes })}</DeskNotice>
        {links}
      </Step>
    );
  return (
    <Step title={say('signIn.forgot.title')} text={say('signIn.forgot.text')} send={send}>
      {ended && <DeskNotice variant="bad">{say('signIn.forgot.linkEnded')}</DeskNotice>}
      <Wrong failed={failed} text={false} />
      <TextField
        label={say('signIn.email')}
        type="email"
        autoComplete="username"
        value={email}
        error={wrong && say(wrong.code === 'EMAIL' ? 'signIn.notAnEmail' : 'signIn.required')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <DeskButton type="submit" variant="primary" wide busy={busy}>
        {say('signIn.forgot.button')}
      </DeskButton>
      {links}
    </Step>
  );
}

function useForgot() {
  return useMutate<ForgotStepMutation>(graphql`
    mutation ForgotStepMutation($input: ForgotPasswordInput!) {
      forgotPassword(input: $input) {
        ... on PasswordLinkSent {
          validMinutes
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
}

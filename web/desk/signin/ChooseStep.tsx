import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ChooseStepMutation } from '../__generated__/ChooseStepMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { passwordTexts } from './passwordTexts.ts';
import { Step } from './Step.tsx';
import { type Locked, type Problem, useStep } from './useStep.ts';

interface Props {
  token: string;
  tooOften: Locked;
  chosen: () => void;
  linkEnded: () => void;
}

/** Chooses a password with the link of an email, also of an invitation. It signs nobody in. */
export function ChooseStep({ token, tooOften, chosen, linkEnded }: Props) {
  const say = useText();
  const choose = useChoose();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { busy, problems, failed, run } = useStep(tooOften);
  const send = () =>
    run(async () => {
      const { choosePassword } = await choose({ input: { token, password, confirmation } });
      const found = (choosePassword.problems ?? []) as readonly Problem[];
      if (found.length === 0) chosen();
      if (found.some(({ code }) => code === 'LINK_ENDED')) linkEnded();
      return found;
    });
  const wrong = (field: string) => {
    const found = problems.find(({ path }) => path[0] === field);
    return found && say(passwordTexts[found.code] ?? 'signIn.required');
  };
  return (
    <Step title={say('signIn.choose.title')} text={say('signIn.choose.text')} send={send}>
      <Wrong failed={failed} text={false} />
      <TextField
        label={say('signIn.choose.password')}
        type="password"
        autoComplete="new-password"
        help={say('signIn.choose.help')}
        value={password}
        error={wrong('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={say('signIn.choose.again')}
        type="password"
        autoComplete="new-password"
        value={confirmation}
        error={wrong('confirmation')}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <DeskButton type="submit" variant="primary" wide busy={busy}>
        {say('signIn.choose.button')}
      </DeskButton>
    </Step>
  );
}

function useChoose() {
  return useMutate<ChooseStepMutation>(graphql`
    mutation ChooseStepMutation($input: ChoosePasswordInput!) {
      choosePassword(input: $input) {
        ... on PasswordChosen {
          email
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

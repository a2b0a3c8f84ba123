import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CodeStepMutation } from '../__generated__/CodeStepMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { CodeField } from './CodeField.tsx';
import { type SetUp, SetUpPhone } from './SetUpPhone.tsx';
import { Step, StepLink, StepLinks } from './Step.tsx';
import { useTries } from './tries.ts';
import { type Proceed, useCode } from './useCode.ts';

interface Props extends Proceed {
  /** What the phone needs, the first time. */
  setUp: SetUp | null;
  recover: () => void;
  back: () => void;
}

/** The second step: the six figures that the phone shows. The first time they prove that the phone was set up. */
export function CodeStep({ setUp, recover, back, ...proceed }: Props) {
  const say = useText();
  const sendCode = useSendCode();
  const { wrong: withTries } = useTries();
  const [code, setCode] = useState('');
  const { busy, failed, wrong, send } = useCode(
    proceed,
    async () => (await sendCode({ input: { code } })).signInWithCode,
  );
  const title = setUp ? 'signIn.setUp.title' : 'signIn.code.title';
  return (
    <Step
      title={say(title)}
      text={say(setUp ? 'signIn.setUp.text' : 'signIn.code.text')}
      send={send}
    >
      <Wrong failed={failed} text={false} />
      {setUp && <SetUpPhone setUp={setUp} />}
      <CodeField
        value={code}
        onChange={setCode}
        error={wrong && withTries(say('signIn.code.wrong'), wrong.tries)}
      />
      <DeskButton type="submit" variant="primary" wide busy={busy}>
        {say('signIn.button')}
      </DeskButton>
      <StepLinks>
        {!setUp && <StepLink onClick={recover}>{say('signIn.code.noPhone')}</StepLink>}
        <StepLink onClick={back}>{say('signIn.back')}</StepLink>
      </StepLinks>
    </Step>
  );
}

function useSendCode() {
  return useMutate<CodeStepMutation>(graphql`
    mutation CodeStepMutation($input: CodeInput!) {
      signInWithCode(input: $input) {
        ... on SignedIn {
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

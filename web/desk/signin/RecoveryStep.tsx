import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecoveryStepMutation } from '../__generated__/RecoveryStepMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { Step, StepLink, StepLinks } from './Step.tsx';
import { useTries } from './tries.ts';
import { type Proceed, useCode } from './useCode.ts';

/** The second step without the phone: a recovery code, which is taken once. */
export function RecoveryStep({ toCode, ...proceed }: Proceed & { toCode: () => void }) {
  const say = useText();
  const recover = useRecover();
  const { wrong: withTries } = useTries();
  const [code, setCode] = useState('');
  const { busy, failed, wrong, send } = useCode(
    proceed,
    async () => (await recover({ input: { code } })).signInWithRecoveryCode,
  );
  return (
    <Step title={say('signIn.recovery.title')} text={say('signIn.recovery.text')} send={send}>
      <Wrong failed={failed} text={false} />
      <TextField
        label={say('signIn.recovery.field')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={wrong && withTries(say('signIn.recovery.wrong'), wrong.tries)}
        onChange={(event) => setCode(event.target.value)}
      />
      <DeskButton type="submit" variant="primary" wide busy={busy}>
        {say('signIn.button')}
      </DeskButton>
      <StepLinks>
        <StepLink onClick={toCode}>{say('signIn.recovery.toCode')}</StepLink>
      </StepLinks>
    </Step>
  );
}

function useRecover() {
  return useMutate<RecoveryStepMutation>(graphql`
    mutation RecoveryStepMutation($input: CodeInput!) {
      signInWithRecoveryCode(input: $input) {
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

import { graphql } from 'react-relay/hooks';
import type { PasskeyStepMutation } from '../__generated__/PasskeyStepMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { type Locked, type Problem, useStep } from '../signin/useStep.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { hasPasskeys } from './browser.ts';
import { passkeyTexts, usePasskey } from './usePasskey.ts';

/** Signs in with a passkey, which is both steps. It is not shown where the browser has no passkeys. */
export function PasskeyStep({ done, tooOften }: { done: () => void; tooOften: Locked }) {
  const say = useText();
  const request = usePasskey('SIGN_IN');
  const signIn = useMutate<PasskeyStepMutation>(graphql`
    mutation PasskeyStepMutation($input: PasskeyInput!) {
      signInWithPasskey(input: $input) {
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const { busy, problems, failed, run } = useStep(tooOften);
  if (!hasPasskeys) return null;
  const send = () =>
    run(async () => {
      const requested = await request();
      if (requested.response === undefined) return requested.problems;
      const { problems: found } = (await signIn({ input: requested })).signInWithPasskey;
      if (!found) done();
      return (found ?? []) as readonly Problem[];
    });
  const text = problems.map(({ code }) => passkeyTexts[code]).find(Boolean);
  return (
    <>
      <Wrong failed={failed} text={text !== undefined && say(text)} />
      <DeskButton wide busy={busy} onClick={send}>
        {say('passkey.signIn')}
      </DeskButton>
    </>
  );
}

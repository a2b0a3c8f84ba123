import { type Locked, type Problem, useStep } from './useStep.ts';

/** What happens after the second step. */
export interface Proceed {
  signedIn: (recoveryCodes: readonly string[]) => void;
  tooOften: Locked;
  /** The ten minutes after the password are over. */
  late: () => void;
}

interface Outcome {
  readonly recoveryCodes?: readonly string[];
  readonly problems?: readonly Problem[];
}

/** Sends a code of the phone or a recovery code. */
export function useCode({ signedIn, tooOften, late }: Proceed, sendCode: () => Promise<Outcome>) {
  const { run, problems, ...sent } = useStep(tooOften);
  const send = () =>
    run(async () => {
      const { recoveryCodes, problems: found } = await sendCode();
      if (!found) signedIn(recoveryCodes ?? []);
      if (found?.some(({ code }) => code === 'SIGNED_OUT')) late();
      return found ?? [];
    });
  return { ...sent, send, wrong: problems.find(({ path }) => path[0] === 'code') };
}

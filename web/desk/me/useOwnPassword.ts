import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { passwordTexts } from '../signin/passwordTexts.ts';
import { lockOf, useTries } from '../signin/tries.ts';
import type { Problem } from '../signin/useStep.ts';

interface Answer {
  readonly __typename: string;
  readonly problems?: readonly Problem[];
}

/** Sends a change that asks for the own password, and says what is wrong in each field. */
export function useOwnPassword(changed: () => void, ask?: (again: () => void) => void) {
  const say = useText();
  const tries = useTries();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { busy, failed, run } = useChange(changed, ask);
  const lock = problems.map(lockOf).find(Boolean);
  const textOf = ({ code, tries: left }: Problem) => {
    if (code === 'WRONG_LOGIN') return tries.wrong(say('me.passwordWrong'), left);
    return say(passwordTexts[code] ?? 'signIn.required');
  };
  return {
    busy,
    failed,
    run: (send: () => Promise<Answer>) =>
      run(async () => {
        const answer = await send();
        setProblems(answer.problems ?? []);
        return answer;
      }),
    wrongIn: (field: string) => {
      const found = lock ? undefined : problems.find(({ path }) => path[0] === field);
      return found && textOf(found);
    },
    /** What is wrong with the whole form. */
    wrong: lock ? tries.locked(lock.until) : (false as const),
  };
}

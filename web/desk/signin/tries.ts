import { graphql } from 'react-relay';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';

/** What is left of the tries at a password or code. */
export interface Tries {
  readonly left: number;
  readonly lockedUntil: string | null | undefined;
}

/** A problem of a password or code. */
interface Tried {
  readonly code: string;
  readonly tries?: Tries | null | undefined;
}

/** Until when no password or code is taken after a problem; null while it may be tried again. */
export function lockOf({ code, tries }: Tried): { readonly until: string | null } | null {
  const until = tries?.lockedUntil ?? null;
  return until !== null || code === 'TOO_OFTEN' ? { until } : null;
}

/** Says how often a wrong password or code may still be tried, or until when it may not. */
export function useTries() {
  const say = useText();
  const { clock } = useTime();
  const locked = (until: string | null) =>
    until === null
      ? say('signIn.tooOften.text')
      : say('signIn.lockedUntil', { time: clock(until) });
  return {
    locked,
    /** What is wrong, and how often it may still be tried. */
    wrong: (text: string, tries: Tries | null | undefined) =>
      tries ? `${text} ${say('signIn.triesLeft', { count: tries.left })}` : text,
  };
}

/** What every mutation that tries a password or code selects of a problem: its code, and the tries that are left. */
void graphql`
  fragment tries_problem on Problem {
    code
    tries {
      left
      lockedUntil
    }
  }
`;

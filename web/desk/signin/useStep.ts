import { useState } from 'react';
import { type Failure, failureOf } from '../app/failure.ts';
import { lockOf, type Tries } from './tries.ts';

export interface Problem {
  readonly path: readonly string[];
  readonly code: string;
  readonly tries?: Tries | null | undefined;
}

/** Called when too many passwords or codes were tried, with until when none is taken, if that is known. */
export type Locked = (until: string | null) => void;

interface Sent {
  readonly busy: boolean;
  readonly problems: readonly Problem[];
  readonly failed: Failure | null;
}

/** Sends a step of signing in, one at a time. Too many attempts lead to another step. */
export function useStep(tooOften: Locked) {
  const [sent, setSent] = useState<Sent>({ busy: false, problems: [], failed: null });
  const run = async (send: () => Promise<readonly Problem[]>) => {
    setSent({ busy: true, problems: [], failed: null });
    try {
      const problems = await send();
      setSent({ busy: false, problems, failed: null });
      const lock = problems.map(lockOf).find(Boolean);
      if (lock) tooOften(lock.until);
    } catch (error) {
      setSent({ busy: false, problems: [], failed: failureOf(error) });
    }
  };
  return { ...sent, run };
}

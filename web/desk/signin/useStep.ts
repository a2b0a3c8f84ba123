import { useState } from 'react';
import { type Failure, failureOf } from '../app/failure.ts';

export interface Problem {
  readonly path: readonly string[];
  readonly code: string;
}

interface Sent {
  readonly busy: boolean;
  readonly problems: readonly Problem[];
  readonly failed: Failure | null;
}

/** Sends a step of signing in, one at a time. Too many attempts lead to another step. */
export function useStep(tooOften: () => void) {
  const [sent, setSent] = useState<Sent>({ busy: false, problems: [], failed: null });
  const run = async (send: () => Promise<readonly Problem[]>) => {
    setSent({ busy: true, problems: [], failed: null });
    try {
      const problems = await send();
      setSent({ busy: false, problems, failed: null });
      if (problems.some(({ code }) => code === 'TOO_OFTEN')) tooOften();
    } catch (error) {
      setSent({ busy: false, problems: [], failed: failureOf(error) });
    }
  };
  return { ...sent, run };
}

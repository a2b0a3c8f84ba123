import { useState } from 'react';
import { type Failure, failureOf } from '../app/failure.ts';
import { type Answered, ask, type Over, type Problem } from './answers.ts';

interface Sent {
  readonly busy: boolean;
  readonly problems: readonly Problem[];
  readonly failed: Failure | null;
}

const still: Sent = { busy: false, problems: [], failed: null };

/** Sends a step, one at a time. */
export function useSave<T>(path: string, saved: (done: T) => void, over: (why: Over) => void) {
  const [sent, setSent] = useState(still);
  const send = async (input: unknown) => {
    if (sent.busy) return;
    setSent({ ...still, busy: true });
    try {
      const answer: Answered<T> = await ask<T>(path, input);
      setSent({ ...still, problems: answer.problems ?? [] });
      if (answer.over) over(answer.over);
      else if (!answer.problems) saved(answer.done);
    } catch (error) {
      setSent({ ...still, failed: failureOf(error) });
    }
  };
  /** What is wrong with a field. */
  const wrong = (field: string) => sent.problems.find(({ path: [name] }) => name === field)?.code;
  return { ...sent, send, wrong };
}

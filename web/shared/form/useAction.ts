import { type FormEvent, useState } from 'react';
import type { Compiled } from '../answer/fragment.ts';
import type { Posted, Problem } from './posted.ts';
import { readInput } from './readInput.ts';
import { sendForm, type Taken } from './sendForm.ts';

interface Outcome {
  readonly problems: readonly Problem[];
  /** As Summary takes it. */
  readonly failure: 'undone' | null;
  readonly turn: number;
}

/** Sends a button's mutation, once per press; `then` is called when it succeeded. */
export function useAction(mutation: Compiled, posted: Posted | null, then: (taken: Taken) => void) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({
    ...messagesOf(posted?.problems ?? []),
    turn: 0,
  });
  const show = (next: Partial<Outcome>) =>
    setOutcome(({ turn }) => ({ problems: [], failure: null, turn: turn + 1, ...next }));
  const send = async (form: HTMLFormElement) => {
    const { input, files, problems } = readInput(form);
    if (problems.length > 0) return show(messagesOf(problems));
    const answer = await sendForm(mutation, { input, files });
    if ('taken' in answer) then(answer.taken);
    else show(messagesOf(answer.problems));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await send(event.currentTarget);
    } catch {
      show({ failure: 'undone' });
    }
    setBusy(false);
  };
  return { ...outcome, busy, submit };
}

/** The messages to show: an expired token is a failure of the whole form, not a field's problem. */
function messagesOf(problems: readonly Problem[]): Pick<Outcome, 'problems' | 'failure'> {
  return { problems, failure: problems.some(({ path }) => path[0] === 'token') ? 'undone' : null };
}

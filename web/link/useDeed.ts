import { type FormEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Posted, Problem } from '../form/posted.ts';
import { readInput } from '../form/readInput.ts';
import { sendForm } from '../form/sendForm.ts';
import { useRouter } from '../router/useRouter.ts';

interface Doing {
  readonly problems: readonly Problem[];
  /** As Summary takes it. */
  readonly failure: 'undone' | null;
  readonly turn: number;
}

/** Does what a button of a letter's page says, once for each press, and goes to the page that tells that it is done. The page of the link, of which all is changed now, is not come back to. */
export function useDeed(mutation: GraphQLTaggedNode, posted: Posted | null) {
  const environment = useRelayEnvironment();
  const { navigate } = useRouter();
  const [busy, setBusy] = useState(false);
  const [doing, setDoing] = useState<Doing>({
    ...told(posted?.problems ?? []),
    turn: 0,
  });
  const show = (next: Partial<Doing>) =>
    setDoing(({ turn }) => ({ problems: [], failure: null, turn: turn + 1, ...next }));
  const send = async (form: HTMLFormElement) => {
    const { input, files, problems } = readInput(form);
    if (problems.length > 0) return show(told(problems));
    const answer = await sendForm(environment, mutation, { input, files });
    if ('taken' in answer) navigate(answer.taken.path, { replace: true });
    else show(told(answer.problems));
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
  return { ...doing, busy, submit };
}

/** What a visitor is told: a link that is over is no fault of a field. */
function told(problems: readonly Problem[]): Pick<Doing, 'problems' | 'failure'> {
  return { problems, failure: problems.some(({ path }) => path[0] === 'token') ? 'undone' : null };
}

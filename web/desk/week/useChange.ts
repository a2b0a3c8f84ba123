import { useState } from 'react';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';

/** What a mutation of the week answers. */
interface Answer {
  readonly __typename: string;
  readonly problems?: readonly { readonly code: string }[];
}

interface State {
  readonly busy: boolean;
  /** The code of what is wrong; STALE when somebody was first. */
  readonly wrong: string | null;
  readonly failed: Failure | null;
}

const still: State = { busy: false, wrong: null, failed: null };

/** Sends a change of the week, one at a time. */
export function useChange(changed: () => void) {
  const { ended } = useSession();
  const [state, setState] = useState(still);
  const run = async (send: () => Promise<Answer>) => {
    if (state.busy) return;
    setState({ ...still, busy: true });
    try {
      const { __typename, problems = [] } = await send();
      const wrong = __typename === 'WeekStale' ? 'STALE' : (problems[0]?.code ?? null);
      setState({ ...still, wrong });
      if (wrong === 'SIGNED_OUT') ended();
      else if (wrong === null) changed();
    } catch (error) {
      setState({ ...still, failed: failureOf(error) });
    }
  };
  return { ...state, run };
}

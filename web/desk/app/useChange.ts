import { useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { useSession } from './session.ts';

/** What a mutation answers. */
export interface Change {
  readonly __typename: string;
  readonly problems?: readonly { readonly code: string; readonly path?: readonly string[] }[];
}

interface State {
  readonly busy: boolean;
  /** The code of a problem; STALE when a colleague changed it first. */
  readonly wrong: string | null;
  /** The way to the field that the problem is about; empty for none. */
  readonly path: readonly string[];
  readonly failed: Failure | null;
}

const still: State = { busy: false, wrong: null, path: [], failed: null };

/** Sends a change, one at a time. `ask` is called when the code of the phone is needed, with the function that sends the change again. */
export function useChange(changed: () => void, confirm?: (again: () => void) => void) {
  const { ended } = useSession();
  const [state, setState] = useState(still);
  const run = async (send: () => Promise<Change>) => {
    if (state.busy) return;
    setState({ ...still, busy: true });
    try {
      const { __typename, problems = [] } = await send();
      const wrong = __typename.endsWith('Stale') ? 'STALE' : (problems[0]?.code ?? null);
      if (confirm && wrong === 'CODE_AGAIN') {
        setState(still);
        return confirm(() => run(send));
      }
      setState({ ...still, wrong, path: problems[0]?.path ?? [] });
      if (wrong === 'SIGNED_OUT') ended();
      else if (wrong === null) changed();
    } catch (error) {
      setState({ ...still, failed: failureOf(error) });
    }
  };
  return { ...state, run };
}

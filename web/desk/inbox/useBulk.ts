import { useState } from 'react';
import type { useBulkChange_leads$key } from '../__generated__/useBulkChange_leads.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import type { RequestedChange } from '../lead/handling/useLeadChanges.ts';
import { type Chosen, useBulkChange, useBulkUndo } from './useBulkChange.ts';

/** What became of the last change of many leads. Stale are those that a colleague changed first. */
type BulkOutcome =
  | {
      readonly kind: 'done';
      readonly requested: RequestedChange;
      readonly count: number;
      readonly stale: number;
      readonly undo: string | null;
    }
  | { readonly kind: 'undone'; readonly count: number }
  | { readonly kind: 'listChanged'; readonly total: number }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Changes many leads at once, and takes that back. `changed` is called when leads may be elsewhere since. */
export function useBulk(shown: useBulkChange_leads$key, changed: () => void) {
  const { ended } = useSession();
  const change = useBulkChange(shown);
  const undoLeads = useBulkUndo();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const run = async (send: () => Promise<BulkOutcome | 'ended'>) => {
    if (busy) return;
    setBusy(true);
    try {
      const became = await send();
      if (became === 'ended') return ended();
      setOutcome(became);
      if (became.kind !== 'tooMany') changed();
    } catch (error) {
      setOutcome({ kind: 'failed', failure: failureOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const want = (chosen: Chosen, requested: RequestedChange) =>
    run(async () => {
      const sent = await change(chosen, requested);
      switch (sent.__typename) {
        case 'LeadsChanged':
          return { kind: 'done', requested, ...sent, undo: sent.undo ?? null };
        case 'LeadListChanged':
          return { kind: 'listChanged', total: sent.totalCount };
        default:
          return refused(sent);
      }
    });
  const undo = (id: string) =>
    run(async () => {
      const back = await undoLeads({ input: { undo: id } }).then((answer) => answer.undoLeads);
      if (back.__typename === 'LeadsChanged') return { kind: 'undone', count: back.count };
      return has(back, 'UNKNOWN') ? { kind: 'undone', count: 0 } : refused(back);
    });
  return { busy, outcome, want, undo, forget: () => setOutcome(null) };
}

export type Bulk = ReturnType<typeof useBulk>;

/** Whether an answer tells of a problem. */
function has(answer: object, code: string): boolean {
  const problems = 'problems' in answer ? (answer.problems as readonly { code: string }[]) : [];
  return problems.some((problem) => problem.code === code);
}

function refused(answer: object): BulkOutcome | 'ended' {
  if (has(answer, 'SIGNED_OUT')) return 'ended';
  return has(answer, 'TOO_MANY') ? { kind: 'tooMany' } : { kind: 'failed', failure: 'broken' };
}

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useLeadChanges_lead$key } from '../../__generated__/useLeadChanges_lead.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import type { State } from './states.ts';
import { useHandOver } from './useHandOver.ts';
import { useSetLeadState } from './useSetLeadState.ts';
import { useUndo } from './useUndo.ts';

/** What somebody wants of a lead. An agent null is nobody. */
export type Wanted = { readonly state: State } | { readonly agent: string | null };

/** What became of the last change: done, taken back or not, not done because a colleague was first, or not sent. */
export type Outcome =
  | { readonly kind: 'done'; readonly wanted: Wanted; readonly undo: string | null }
  | { readonly kind: 'undone'; readonly done: boolean }
  | { readonly kind: 'stale'; readonly wanted: Wanted; readonly by: string }
  | { readonly kind: 'failed'; readonly wanted: Wanted; readonly failure: Failure };

export interface LeadChanges {
  readonly busy: boolean;
  readonly outcome: Outcome | null;
  readonly want: (wanted: Wanted) => void;
  readonly setState: (state: State) => void;
  /** Takes the change that was just made back. */
  readonly undo: (id: string) => void;
  readonly forget: () => void;
}

/** Changes a lead from the version that is shown. `gone` is called when whoever changed it may not see it any more. */
export function useLeadChanges(key: useLeadChanges_lead$key, gone: () => void): LeadChanges {
  const lead = useFragment(
    graphql`
      fragment useLeadChanges_lead on DeskLead {
        id
        state
        stateVersion
        agentVersion
      }
    `,
    key,
  );
  const { ended } = useSession();
  const setLeadState = useSetLeadState();
  const handOver = useHandOver();
  const undoLeads = useUndo();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const send = (wanted: Wanted) =>
    'state' in wanted
      ? setLeadState({ lead: lead.id, version: lead.stateVersion, state: wanted.state })
      : handOver({ lead: lead.id, version: lead.agentVersion, agent: wanted.agent });
  const want = async (wanted: Wanted) => {
    if (busy) return;
    setBusy(true);
    try {
      const became = outcomeOf(await send(wanted), wanted);
      if (became === 'ended') ended();
      else if (became === 'gone') gone();
      else setOutcome(became);
    } catch (error) {
      setOutcome({ kind: 'failed', wanted, failure: failureOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const setState = (state: State) => {
    if (state !== lead.state) want({ state });
  };
  const undo = async (id: string) => {
    if (busy) return;
    setBusy(true);
    const back = await undoLeads(id).catch(() => null);
    setBusy(false);
    setOutcome({ kind: 'undone', done: back?.__typename === 'LeadsChanged' && back.count > 0 });
  };
  return { busy, outcome, undo, want, setState, forget: () => setOutcome(null) };
}

type Sent = Awaited<ReturnType<ReturnType<typeof useSetLeadState>>>;
type SentOver = Awaited<ReturnType<ReturnType<typeof useHandOver>>>;

function outcomeOf(sent: Sent | SentOver, wanted: Wanted): Outcome | 'ended' | 'gone' {
  switch (sent.__typename) {
    case 'LeadChanged':
      return sent.lead ? { kind: 'done', wanted, undo: sent.undo ?? null } : 'gone';
    case 'LeadStale':
      return sent.lead ? { kind: 'stale', wanted, by: sent.lead.by } : 'gone';
    case 'InvalidInput':
      if (sent.problems.some(({ code }) => code === 'SIGNED_OUT')) return 'ended';
  }
  return { kind: 'failed', wanted, failure: 'broken' };
}

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { newKey } from '../../../shared/form/newKey.ts';
import type { useLeadChanges_lead$key } from '../../__generated__/useLeadChanges_lead.graphql.ts';
import { type Failure, failureOf } from '../../app/failure.ts';
import { useSession } from '../../app/session.ts';
import { useWaiting } from '../../waiting/useWaiting.ts';
import type { State } from './states.ts';
import { useHandOver } from './useHandOver.ts';
import { useSetLeadState } from './useSetLeadState.ts';
import { useUndo } from './useUndo.ts';

/** The change that somebody makes to a lead. An agent of null is nobody; a note is a message for the agent. */
export type RequestedChange =
  | { readonly state: State }
  | { readonly agent: string | null; readonly note?: string };

/**
 * What became of the last change: done, waiting for a connection, taken back or not, not done because a colleague was first, or not sent.
 */
export type Outcome =
  | { readonly kind: 'done'; readonly requested: RequestedChange; readonly undo: string | null }
  | { readonly kind: 'waits'; readonly requested: RequestedChange }
  | { readonly kind: 'undone'; readonly done: boolean }
  | { readonly kind: 'stale'; readonly requested: RequestedChange; readonly by: string }
  | { readonly kind: 'failed'; readonly requested: RequestedChange; readonly failure: Failure };

export interface LeadChanges {
  readonly busy: boolean;
  /** The state that the lead gets once there is a connection; null for none that waits. */
  readonly waits: State | null;
  readonly outcome: Outcome | null;
  readonly want: (requested: RequestedChange) => void;
  readonly setState: (state: State) => void;
  /** Takes the change that was just made back. */
  readonly undo: (id: string) => void;
  readonly forget: () => void;
}

/**
 * Changes a lead from the version that is shown. `gone` is called when whoever changed it may not see it any more, `stated` when it got
 * another state.
 */
export function useLeadChanges(
  key: useLeadChanges_lead$key,
  gone: () => void,
  stated: (state: State, undo: string | null) => void,
): LeadChanges {
  const lead = useFragment(
    graphql`
      fragment useLeadChanges_lead on Lead {
        id
        name
        email
        formName
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
  const waiting = useWaiting();
  const own = waiting.list.find((one) => one.kind === 'state' && one.lead === lead.id);
  const waits = own?.kind === 'state' ? own.state : null;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const send = (requested: RequestedChange) =>
    'state' in requested
      ? setLeadState({ lead: lead.id, version: lead.stateVersion, state: requested.state })
      : handOver({ lead: lead.id, version: lead.agentVersion, ...requested });
  /** Lets a state wait for a connection; false for another change, and when too many wait. */
  const wait = (requested: RequestedChange) =>
    'state' in requested &&
    waiting.wait({
      kind: 'state',
      id: newKey(),
      at: new Date().toISOString(),
      lead: lead.id,
      name: lead.name || lead.email || lead.formName,
      state: requested.state,
      version: lead.stateVersion,
    });
  const want = async (requested: RequestedChange) => {
    if (busy) return;
    setBusy(true);
    try {
      const became = outcomeOf(await send(requested), requested);
      if (own && 'state' in requested) waiting.settle(own.id, null);
      if (became === 'ended') ended();
      else if (became === 'gone') gone();
      else {
        setOutcome(became);
        if (became.kind === 'done' && 'state' in requested) stated(requested.state, became.undo);
      }
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'offline' && wait(requested)) setOutcome({ kind: 'waits', requested });
      else setOutcome({ kind: 'failed', requested, failure });
    } finally {
      setBusy(false);
    }
  };
  const setState = (state: State) => {
    if (own && state === lead.state) waiting.settle(own.id, null);
    else if (state !== (waits ?? lead.state)) want({ state });
  };
  const undo = async (id: string) => {
    if (busy) return;
    setBusy(true);
    const back = await undoLeads(id).catch(() => null);
    setBusy(false);
    setOutcome({ kind: 'undone', done: back?.__typename === 'LeadsChanged' && back.count > 0 });
  };
  return { busy, waits, outcome, undo, want, setState, forget: () => setOutcome(null) };
}

type Sent = Awaited<ReturnType<ReturnType<typeof useSetLeadState>>>;
type SentOver = Awaited<ReturnType<ReturnType<typeof useHandOver>>>;

function outcomeOf(sent: Sent | SentOver, requested: RequestedChange): Outcome | 'ended' | 'gone' {
  switch (sent.__typename) {
    case 'LeadChanged':
      return sent.lead ? { kind: 'done', requested, undo: sent.undo ?? null } : 'gone';
    case 'LeadStale':
      return sent.lead ? { kind: 'stale', requested, by: sent.lead.by } : 'gone';
    case 'InvalidInput':
      if (sent.problems.some(({ code }) => code === 'SIGNED_OUT')) return 'ended';
  }
  return { kind: 'failed', requested, failure: 'broken' };
}

import { useEffect } from 'react';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { useAddNote } from '../lead/handling/useAddNote.ts';
import { useSetLeadState } from '../lead/handling/useSetLeadState.ts';
import { useReport } from '../week/useReport.ts';
import { reportOutcome } from './reportOutcome.ts';
import { useWaiting } from './useWaiting.ts';
import { settle, type Waiting, type WaitingLead, waitingOf } from './waiting.ts';

/** How often what waits is tried while the browser does not say that the connection is back, in milliseconds. */
const pause = 15_000;

/** Sends what waits as soon as there is a connection, the oldest first, in one tab at a time. */
export function useSendWaiting(): void {
  const { desk, ended } = useSession();
  const member = desk.me.id;
  const { list } = useWaiting();
  const become = useOutcome();
  const free = list.filter(({ stuck }) => !stuck).map(({ id }) => id);
  const sendAll = async () => {
    for (const one of waitingOf(member).filter(({ stuck }) => !stuck)) {
      const became = await become(one);
      if (became === 'ended') return ended();
      if (became === 'offline') return;
      if (became !== 'later') settle(member, one.id, became);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each change that begins to wait
  useEffect(() => {
    if (free.length === 0) return;
    const send = () => alone(sendAll);
    send();
    addEventListener('online', send);
    const timer = setInterval(send, pause);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [free.join()]);
}

/**
 * Does something in one tab of this browser at a time. In a browser without locks two tabs may send the same; versions and keys make that
 * one change.
 */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('gevel-waiting', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/** The result of sending a change: null when it is done, the change with the reason when it is stuck, or when to try it again. */
type Outcome = Waiting | null | 'ended' | 'offline' | 'later';

function useOutcome(): (one: Waiting) => Promise<Outcome> {
  const send = useSend();
  return async (one) => {
    try {
      return await send(one);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'offline') return 'offline';
      return failure === 'forbidden' ? { ...one, stuck: 'REFUSED' } : 'later';
    }
  };
}

interface Now {
  readonly state: string;
  readonly stateVersion: number;
  readonly by: string;
}

/** A state that a colleague changed first. If the lead already has the wanted state, the change was made and only its answer was lost. */
function staleOf(one: WaitingLead, now: Now | null | undefined): Waiting | null {
  if (one.kind === 'note' || !now) return { ...one, stuck: 'REFUSED' };
  if (now.state === one.state) return null;
  return { ...one, version: now.stateVersion, by: now.by, stuck: 'STALE' };
}

/** Whether an answer says that the session ended. */
const isOver = (sent: object) =>
  'problems' in sent &&
  (sent.problems as readonly { code: string }[]).some(({ code }) => code === 'SIGNED_OUT');

function useSend(): (one: Waiting) => Promise<Outcome> {
  const report = useReport();
  const sendLead = useSendLead();
  return async (one) => {
    if (one.kind !== 'report') {
      const sent = await sendLead(one);
      if (sent.__typename === 'LeadChanged') return null;
      if (sent.__typename === 'LeadStale') return staleOf(one, sent.lead);
      return isOver(sent) ? 'ended' : { ...one, stuck: 'REFUSED' };
    }
    const { appointment, version, text, forOwner } = one;
    const sent = await report({ appointment, version, text, forOwner });
    if (isOver(sent)) return 'ended';
    const taken = sent.__typename !== 'WeekStale' && sent.__typename !== 'InvalidInput';
    return taken ? null : reportOutcome(one, sent);
  };
}

function useSendLead() {
  const setState = useSetLeadState();
  const addNote = useAddNote();
  return async (one: WaitingLead) => {
    const { lead } = one;
    if (one.kind === 'state') return setState({ lead, version: one.version, state: one.state });
    return (await addNote({ input: { lead, key: one.id, text: one.text } })).addLeadNote;
  };
}

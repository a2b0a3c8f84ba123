import { store, stored } from '../app/stored.ts';
import type { State } from '../lead/handling/states.ts';

/** The prefix of the names under which waiting changes are stored. They are removed when somebody signs out. */
export const waitingNames = 'waiting.';

/** How many changes wait at most; one more is not stored, and whoever made it is told. */
export const mostWaiting = 50;

interface Change {
  /** For a note its key, with which it is stored once. */
  readonly id: string;
  /** When it was made. */
  readonly at: string;
  /** Who sent the lead, or where the appointment was. */
  readonly name: string;
  /** Why it does not go by itself: a colleague was first, or the graph did not take it. */
  readonly stuck?: 'STALE' | 'REFUSED';
  /** The colleague who was first. */
  readonly by?: string;
}

/** The report of an appointment. */
export interface WaitingReport extends Change {
  readonly kind: 'report';
  readonly appointment: string;
  /** When the appointment was. */
  readonly start: string;
  readonly text: string;
  readonly forOwner: boolean;
  /** The version of the report that was read. */
  readonly version: number;
}

/** A change of a lead. */
export type WaitingLead = Change & { readonly lead: string } & (
    | { readonly kind: 'note'; readonly text: string }
    | { readonly kind: 'state'; readonly state: State; readonly version: number }
  );

/** What was written without a connection. */
export type Waiting = WaitingLead | WaitingReport;

const none: readonly Waiting[] = [];
const cached = new Map<string, { text: string | null; list: readonly Waiting[] }>();
const listeners = new Set<() => void>();

/** What waits of a member of staff, the oldest first. Nobody else at this browser gets to see it. */
export function waitingOf(member: string): readonly Waiting[] {
  const text = stored(waitingNames + member);
  const known = cached.get(member);
  if (known && known.text === text) return known.list;
  const list = read(text);
  cached.set(member, { text, list });
  return list;
}

function read(text: string | null): readonly Waiting[] {
  try {
    return text ? JSON.parse(text) : none;
  } catch {
    return none; // nobody wrote that here
  }
}

/** What a change is of, where only the last one waits: a lead's state, or an appointment's report. Null for notes, which all wait. */
function slotOf(one: Waiting): string | null {
  if (one.kind === 'note') return null;
  return one.kind === 'state' ? `lead ${one.lead}` : `appointment ${one.appointment}`;
}

/** Lets a change wait. It replaces one that waits for the same. False when too many wait already. */
export function wait(member: string, one: Waiting): boolean {
  const slot = slotOf(one);
  const others = waitingOf(member).filter((other) => slot === null || slotOf(other) !== slot);
  if (others.length >= mostWaiting) return false;
  return put(member, [...others, one]);
}

/** Replaces a change that waits; null takes it away. */
export function settle(member: string, id: string, by: Waiting | null): void {
  put(
    member,
    waitingOf(member).flatMap((one) => (one.id === id ? (by ?? []) : one)),
  );
}

/** Stores what waits of a member. False when the browser stores nothing. */
function put(member: string, list: readonly Waiting[]): boolean {
  const text = list.length > 0 ? JSON.stringify(list) : null;
  store(waitingNames + member, text);
  for (const listener of listeners) listener();
  return stored(waitingNames + member) === text;
}

/** Calls `listener` at each change of what waits, in other tabs too. Returns the function that ends this. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

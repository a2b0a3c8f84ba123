import { useEffect, useSyncExternalStore } from 'react';

/** What this page sent of a property: how many changes no answer came for yet, and what undoes the last one, until that is read. */
interface Sent {
  readonly underWay: number;
  readonly undo: string | null;
}

const nothing: Sent = { underWay: 0, undo: null };
const all = new Map<number, Sent>();
const listeners = new Set<() => void>();

const sentOf = (number: number) => all.get(number) ?? nothing;

function put(number: number, change: Partial<Sent>) {
  all.set(number, { ...sentOf(number), ...change });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a change of a property. Until its answer nothing of the property is undone, and then it is what is undone first. */
export async function sendChange<A extends { readonly __typename: string }>(
  number: number,
  send: () => Promise<A & { readonly undo?: string | null | undefined }>,
): Promise<A> {
  put(number, { underWay: sentOf(number).underWay + 1 });
  let undo: string | null | undefined;
  try {
    const answer = await send();
    undo = answer.undo;
    return answer;
  } finally {
    put(number, { underWay: sentOf(number).underWay - 1, ...(undo && { undo }) });
  }
}

/**
 * What undoes the last change of a property. What is read may be older than what this page sent since, and while a change is under way
 * nobody knows yet which is the last.
 */
export function useLastChange(number: number, read: string | null | undefined) {
  const { underWay, undo } = useSyncExternalStore(subscribe, () => sentOf(number));
  const forget = () => put(number, { undo: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is forgotten when it is read, and with the screen
  useEffect(() => {
    if (undo !== null && undo === read) forget();
  }, [number, undo, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is forgotten when it is read, and with the screen
  useEffect(() => forget, [number]);
  return { isUnderWay: underWay > 0, undo: undo ?? read ?? null, forget };
}

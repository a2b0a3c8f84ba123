import { useEffect, useState } from 'react';
import { type Change, useChange } from '../../app/useChange.ts';

/** What is requested of a list, and with it what was read or sent before, which may still be read until the last change is. */
interface Requested<T> {
  readonly list: readonly T[];
  readonly past: readonly string[];
}

/**
 * A list of a property while it is edited. What is requested is shown at once and sent whole, with what was read or sent before it; what is
 * requested meanwhile follows. What a colleague changed first, or is refused, is read again.
 */
export function useEditedList<T>(
  read: readonly T[],
  send: (before: readonly T[], next: readonly T[]) => Promise<Change>,
  changed: () => void,
) {
  const [requested, setRequested] = useState<Requested<T> | null>(null);
  const [sent, setSent] = useState<readonly T[] | null>(null);
  const change = useChange(changed);
  const now = JSON.stringify(read);
  const isSent = requested !== null && sent !== null && same(sent, requested.list);
  const forget = () => {
    setRequested(null);
    setSent(null);
  };
  if (isSent && !change.busy && (same(read, requested.list) || !requested.past.includes(now)))
    forget();
  useEffect(() => {
    if (!requested || isSent || change.busy) return;
    change.run(async () => {
      try {
        const answer = await send(sent ?? read, requested.list);
        if (answer.__typename === 'PropertyChanged') setSent(requested.list);
        else {
          forget();
          changed();
        }
        return answer;
      } catch (error) {
        forget();
        throw error;
      }
    });
  });
  const list = requested?.list ?? read;
  return {
    list,
    write: (next: readonly T[]) => {
      if (!same(next, list))
        setRequested({ list: next, past: [...(requested?.past ?? []), now, JSON.stringify(list)] });
    },
    wrong: change.wrong,
    failed: change.failed,
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

import { useSyncExternalStore } from 'react';
import { useSession } from '../app/session.ts';
import { listen, settle, type Waiting, wait, waitingOf } from './waiting.ts';

/** What waits for a connection, of whoever is at the desk. */
export function useWaiting() {
  const { desk } = useSession();
  const member = desk.me.id;
  const list = useSyncExternalStore(listen, () => waitingOf(member));
  return {
    list,
    /** Lets a change wait; false when too many do. */
    wait: (one: Waiting) => wait(member, one),
    settle: (id: string, by: Waiting | null) => settle(member, id, by),
  };
}

import { use, useEffect } from 'react';
import { LeadListsContext, type ReadList } from './leadListsContext.ts';
import type { LeadList } from './lists.ts';

/** How many rows before the end of what was read the next page is asked for: at row 40 of 50. */
const ahead = 10;

/** A list of leads as far as it was read. `fresh` reads it anew from its top; what was there stays until then. */
export function useLeadList(list: LeadList, fresh: boolean) {
  const { read, load, at, setAt } = use(LeadListsContext);
  const own: ReadList | undefined = read[list];
  const unread = own === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a screen opens
  useEffect(() => {
    if (fresh || unread) load(list);
  }, []);
  const reached = (index: number) => {
    if (own?.more && !own.waiting && !own.failure && index >= own.leads.length - ahead)
      load(list, true);
  };
  return {
    leads: own?.leads ?? [],
    total: own?.total ?? 0,
    waiting: own?.waiting ?? true,
    failure: own?.failure ?? null,
    more: own?.more ?? false,
    /** Says that the reader is at a row. */
    reached,
    again: () => load(list, (own?.leads.length ?? 0) > 0),
    at: at[list] ?? null,
    setAt: (lead: string) => setAt(list, lead),
  };
}

import { use, useEffect, useRef } from 'react';
import { keyOf, type Selection } from './filter.ts';
import { LeadListsContext, type ReadList } from './leadListsContext.ts';
import { useRefresh } from './useRefresh.ts';

/** How many rows before the end of what was read the next page is asked for: at row 40 of 50. */
const ahead = 10;

/** The list that is read again for the rail, whatever is shown. */
const countedAnyway = keyOf({ list: 'OPEN', filter: {} });

/**
 * Leads as far as they were read. `fresh` reads them anew from the top; what was there stays until then, and so does what another filter
 * found.
 */
export function useLeadList(selection: Selection, fresh: boolean) {
  const { read, load, refresh, at, setAt } = use(LeadListsContext);
  const key = keyOf(selection);
  const own: ReadList | undefined = read[key];
  const last = useRef<ReadList>(undefined);
  if (own && (own.leads.length > 0 || !own.waiting)) last.current = own;
  const shown = last.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a screen opens, and for each filter
  useEffect(() => {
    if (fresh || own === undefined) load(selection);
  }, [key]);
  useRefresh(() => {
    if (key !== countedAnyway) refresh(selection);
  });
  const reached = (index: number) => {
    if (own?.more && !own.waiting && !own.failure && index >= own.leads.length - ahead)
      load(selection, 'next');
  };
  return {
    leads: shown?.leads ?? [],
    total: shown?.total ?? 0,
    waiting: own?.waiting ?? true,
    failure: own?.failure ?? null,
    counts: own?.counts ?? null,
    readAt: shown?.readAt ?? null,
    /** Says that the reader is at a row. */
    reached,
    again: () => load(selection, own && own.leads.length > 0 ? 'next' : undefined),
    anew: () => load(selection, 'anew'),
    at: at[key] ?? null,
    setAt: (lead: string) => setAt(selection, lead),
  };
}

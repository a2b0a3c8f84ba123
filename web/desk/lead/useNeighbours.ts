import { useEffect, useRef } from 'react';
import type { Selection } from '../inbox/filter.ts';
import { useLeadList } from '../inbox/useLeadList.ts';

/** Where a lead stood in its list. */
interface Place {
  readonly id: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * The lead before and after one in its list. One that left the list, because it was answered or handed over, has those that it had there.
 */
export function useNeighbours(id: string, selection: Selection) {
  const { leads, total, reached, setAt } = useLeadList(selection, false);
  const index = leads.findIndex((lead) => lead.id === id);
  const place = useRef<Place>(null);
  if (index >= 0) place.current = { id, before: leads[index - 1]?.id, after: leads[index + 1]?.id };
  const here = place.current?.id === id ? place.current : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the reader is, once it is known
  useEffect(() => {
    if (index < 0) return;
    setAt(id);
    reached(index);
  }, [index]);
  return { here, index, total };
}

import { createContext } from 'react';
import type { LeadRow_lead$key } from '../__generated__/LeadRow_lead.graphql.ts';
import type { useBulkChange_leads$key } from '../__generated__/useBulkChange_leads.graphql.ts';
import type { useLeadCounts_desk$key } from '../__generated__/useLeadCounts_desk.graphql.ts';
import type { Failure } from '../app/failure.ts';
import type { Selection } from './filter.ts';

type ListedLead = { readonly id: string } & LeadRow_lead$key & useBulkChange_leads$key[number];

/** How many leads of each list a filter finds. */
export type Counts = readonly { readonly list: string; readonly count: number }[];

/** What was read of a list so far. */
export interface ReadList {
  readonly leads: readonly ListedLead[];
  readonly total: number;
  readonly endCursor: string | null;
  readonly more: boolean;
  readonly waiting: boolean;
  readonly failure: Failure | null;
  /** How many leads the filter finds in each of the lists; null before they are counted. */
  readonly counts: Counts | null;
  /** When its top was read; null before that. */
  readonly readAt: string | null;
}

export interface Lists {
  readonly counts: useLeadCounts_desk$key | null;
  /** The leads that were read, by the key of their selection: the last dozen selections. */
  readonly read: Readonly<Record<string, ReadList>>;
  /** Reads leads from the top, or the next page. `anew` forgets everything that was read before. */
  readonly load: (selection: Selection, how?: 'next' | 'anew') => void;
  /** Reads again what was read of a list, because something changed; what is shown stays until then. */
  readonly refresh: (selection: Selection) => void;
  /** The lead of each selection at which the reader is. */
  readonly at: Readonly<Record<string, string>>;
  readonly setAt: (selection: Selection, lead: string) => void;
}

export const LeadListsContext = createContext<Lists>({
  counts: null,
  read: {},
  load: () => {},
  refresh: () => {},
  at: {},
  setAt: () => {},
});

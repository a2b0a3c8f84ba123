import { createContext } from 'react';
import type { LeadRow_lead$key } from '../../__generated__/LeadRow_lead.graphql.ts';
import type { useLeadCounts_desk$key } from '../../__generated__/useLeadCounts_desk.graphql.ts';
import type { Failure } from '../app/failure.ts';
import type { LeadList } from './lists.ts';

/** What was read of a list so far. */
export interface ReadList {
  readonly leads: readonly ({ readonly id: string } & LeadRow_lead$key)[];
  readonly total: number;
  readonly endCursor: string | null;
  readonly more: boolean;
  readonly waiting: boolean;
  readonly failure: Failure | null;
}

export interface Lists {
  readonly counts: useLeadCounts_desk$key | null;
  readonly read: Partial<Record<LeadList, ReadList>>;
  /** Reads a list from its top, or its next page. */
  readonly load: (list: LeadList, next?: boolean) => void;
  /** The lead of each list that its reader is at. */
  readonly at: Partial<Record<LeadList, string>>;
  readonly setAt: (list: LeadList, lead: string) => void;
}

export const LeadListsContext = createContext<Lists>({
  counts: null,
  read: {},
  load: () => {},
  at: {},
  setAt: () => {},
});

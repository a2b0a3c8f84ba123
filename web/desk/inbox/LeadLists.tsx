import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { LeadListsQuery } from '../../__generated__/LeadListsQuery.graphql.ts';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { LeadListsContext, type Lists, type ReadList } from './leadListsContext.ts';
import { isNewestFirst, type LeadList } from './lists.ts';
import { pageRead } from './pageRead.ts';

const query = graphql`
  query LeadListsQuery($list: DeskLeadList!, $newest: Boolean!, $after: String) {
    desk {
      ...useLeadCounts_desk
      leads(list: $list, newestFirst: $newest, after: $after) {
        nodes {
          id
          ...LeadRow_lead
        }
        totalCount
        endCursor
        hasNextPage
      }
    }
  }
`;

const nothing: ReadList = {
  leads: [],
  total: 0,
  endCursor: null,
  more: false,
  waiting: true,
  failure: null,
};

/** The lists of leads as far as they were read, for the inbox and for going from one lead to the next. They stay until the session ends. */
export function LeadLists({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const { desk, ended } = useSession();
  const asked = useRef(false);
  const [read, setRead] = useState<Lists['read']>({});
  const [counts, setCounts] = useState<Lists['counts']>(null);
  const [at, setAllAt] = useState<Lists['at']>({});

  const change = (list: LeadList, by: (before: ReadList) => Partial<ReadList>) =>
    setRead((all) => {
      const before = all[list] ?? nothing;
      return { ...all, [list]: { ...before, ...by(before) } };
    });
  const load = (list: LeadList, next = false) => {
    asked.current = true;
    const after = next ? (read[list]?.endCursor ?? null) : null;
    change(list, () => ({ waiting: true, failure: null }));
    const wanted = { list, newest: isNewestFirst(list), after };
    environment.retain(createOperationDescriptor(getRequest(query), wanted));
    fetchQuery<LeadListsQuery>(environment, query, wanted).subscribe({
      next: ({ desk }) => {
        if (!desk) return ended();
        setCounts(desk);
        change(list, (before) => pageRead(before, desk.leads, next));
      },
      error: (error: unknown) =>
        change(list, () => ({ waiting: false, failure: failureOf(error) })),
    });
  };
  const mayRead = desk.rights.includes('READ_LEADS');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a screen that shows a list has read it by now
  useEffect(() => {
    if (mayRead && !asked.current) load('OPEN'); // for the count beside the word inbox
  }, []);
  const setAt = (list: LeadList, lead: string) => setAllAt((all) => ({ ...all, [list]: lead }));
  return <LeadListsContext value={{ counts, read, load, at, setAt }}>{children}</LeadListsContext>;
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, type Disposable, getRequest } from 'relay-runtime';
import type { LeadListsQuery } from '../../__generated__/LeadListsQuery.graphql.ts';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { asked, keyOf, type Selection } from './filter.ts';
import { LeadListsContext, type Lists, type ReadList } from './leadListsContext.ts';
import { isNewestFirst } from './lists.ts';
import { pageRead } from './pageRead.ts';

const query = graphql`
  query LeadListsQuery(
    $list: DeskLeadList!
    $filter: DeskLeadFilter
    $newest: Boolean!
    $after: String
  ) {
    desk {
      ...useLeadCounts_desk
      leads(list: $list, filter: $filter, newestFirst: $newest, after: $after) {
        nodes {
          id
          ...LeadRow_lead
          ...useBulkChange_leads
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

/** How many selections are remembered: all lists, and as many with a filter. */
const remembered = 12;

/** The leads as far as they were read, for the inbox and for going from one lead to the next. They stay until the session ends. */
export function LeadLists({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const { desk, ended } = useSession();
  const started = useRef(false);
  const [read, setRead] = useState<Lists['read']>({});
  const [counts, setCounts] = useState<Lists['counts']>(null);
  const [at, setAllAt] = useState<Lists['at']>({});
  const kept = useKept(read);

  const change = (key: string, by: (before: ReadList) => Partial<ReadList>) =>
    setRead((all) => {
      const { [key]: before = nothing, ...others } = all;
      const rest = Object.entries(others).slice(1 - remembered);
      return { ...Object.fromEntries(rest), [key]: { ...before, ...by(before) } };
    });
  const load: Lists['load'] = (selection, how) => {
    started.current = true;
    const key = keyOf(selection);
    if (how === 'anew') setRead(({ [key]: own }) => (own ? { [key]: own } : {}));
    const after = how === 'next' ? (read[key]?.endCursor ?? null) : null;
    change(key, () => ({ waiting: true, failure: null }));
    const { list, filter } = selection;
    const wanted = { list, filter: asked(filter), newest: isNewestFirst(list), after };
    kept(key, environment.retain(createOperationDescriptor(getRequest(query), wanted)));
    fetchQuery<LeadListsQuery>(environment, query, wanted).subscribe({
      next: ({ desk }) => {
        if (!desk) return ended();
        setCounts(desk);
        change(key, (before) =>
          pageRead(how === 'anew' ? nothing : before, desk.leads, how === 'next'),
        );
      },
      error: (error: unknown) => change(key, () => ({ waiting: false, failure: failureOf(error) })),
    });
  };
  const mayRead = desk.rights.includes('READ_LEADS');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a screen that shows a list has read it by now
  useEffect(() => {
    if (mayRead && !started.current) load({ list: 'OPEN', filter: {} }); // for the count beside the word inbox
  }, []);
  const setAt = (selection: Selection, lead: string) =>
    setAllAt((all) => {
      const rest = Object.entries(all).filter(([key]) => key in read);
      return { ...Object.fromEntries(rest), [keyOf(selection)]: lead };
    });
  return <LeadListsContext value={{ counts, read, load, at, setAt }}>{children}</LeadListsContext>;
}

/** Keeps what selections read in the store, as long as they are remembered. */
function useKept(read: Lists['read']) {
  const all = useRef(new Map<string, Disposable[]>());
  useEffect(() => {
    for (const [key, held] of all.current) {
      if (key in read) continue;
      for (const one of held) one.dispose();
      all.current.delete(key);
    }
  }, [read]);
  return (key: string, held: Disposable) =>
    all.current.set(key, [...(all.current.get(key) ?? []), held]);
}

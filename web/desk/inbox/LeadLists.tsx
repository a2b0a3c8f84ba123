import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { keyOf, type Selection } from './filter.ts';
import { type Counts, LeadListsContext, type Lists, type ReadList } from './leadListsContext.ts';
import { type Page, pageRead } from './pageRead.ts';
import { turns } from './turns.ts';
import { usePages } from './usePages.ts';
import { useRefresh } from './useRefresh.ts';

const nothing: ReadList = {
  leads: [],
  total: 0,
  endCursor: null,
  more: false,
  waiting: true,
  failure: null,
  counts: null,
  readAt: null,
};

/** How many selections are remembered: each list, and as many with a filter. */
const remembered = 12;

/** How many rows of a list are read again at most when something changed; the rows below stay as they were read. */
const renewed = 200;

const now = () => new Date().toISOString();

/** The list that the rail counts. */
const open: Selection = { list: 'OPEN', filter: {} };

/** The leads as far as they were read, for the inbox and for going from one lead to the next. They stay until the session ends. */
export function LeadLists({ children }: { children: ReactNode }) {
  const { desk, ended } = useSession();
  const started = useRef(false);
  const [read, setRead] = useState<Lists['read']>({});
  const [counts, setCounts] = useState<Lists['counts']>(null);
  const [at, setAllAt] = useState<Lists['at']>({});
  const page = usePages(read);
  const [turn] = useState(turns);
  const loading = useRef<Record<string, Promise<unknown>>>({});

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
    const request = page(selection, after);
    if (how !== 'next') loading.current[key] = request.toPromise().catch(() => {});
    request.subscribe({
      next: ({ desk }) => {
        if (!desk) return ended();
        setCounts(desk);
        change(key, (before) => ({
          ...pageRead(how === 'anew' ? nothing : before, desk.leads, how === 'next'),
          ...(how !== 'next' && { readAt: now(), counts: desk.found ?? null }),
        }));
      },
      error: (error: unknown) => change(key, () => ({ waiting: false, failure: failureOf(error) })),
    });
  };
  const refresh: Lists['refresh'] = (selection) =>
    turn(keyOf(selection), () => readAgain(selection));
  const readAgain = async (selection: Selection) => {
    const key = keyOf(selection);
    await loading.current[key]; // what it answers may be older than the change
    const count = Math.min(renewed, read[key]?.leads.length ?? 0);
    const nodes: Page['nodes'][number][] = [];
    let last: Page | null | undefined;
    let found: Counts | null = null;
    do {
      const after: string | null = last?.endCursor ?? null;
      const answer = await page(selection, after, true)
        .toPromise()
        .catch(() => null); // what is shown stays
      if (!answer) return;
      if (!answer.desk) return ended();
      setCounts(answer.desk);
      last = answer.desk.leads;
      found = answer.desk.found ?? found;
      nodes.push(...(last?.nodes ?? []));
    } while (last?.hasNextPage && nodes.length < count);
    if (last)
      change(key, (before) => ({
        ...pageRead(before, { ...last, nodes }, false),
        failure: null,
        counts: found,
        readAt: now(),
      }));
  };
  const mayRead = desk.rights.includes('READ_LEADS');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a screen that shows a list has read it by now
  useEffect(() => {
    if (mayRead && !started.current) load(open);
  }, []);
  useRefresh(() => {
    if (mayRead) refresh(open);
  });
  const setAt = (selection: Selection, lead: string) =>
    setAllAt((all) => {
      const rest = Object.entries(all).filter(([key]) => key in read);
      return { ...Object.fromEntries(rest), [keyOf(selection)]: lead };
    });
  return (
    <LeadListsContext value={{ counts, read, load, refresh, at, setAt }}>
      {children}
    </LeadListsContext>
  );
}

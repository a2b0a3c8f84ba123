import { useEffect, useRef } from 'react';
import { useKeys } from '../app/keys.ts';
import { useText } from '../app/texts.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './Inbox.module.css';
import { LeadTable } from './LeadTable.tsx';
import { LeadTabs } from './LeadTabs.tsx';
import { isNewestFirst, type LeadList } from './lists.ts';
import { NoLeads } from './NoLeads.tsx';
import { useLeadList } from './useLeadList.ts';

/** The inbox: one of the lists of leads, in its order. */
export function Inbox({ list }: { list: LeadList }) {
  const say = useText();
  const read = useLeadList(list, true);
  const { leads, waiting, failure, again, reached, at } = read;
  const rows = useRef<HTMLDivElement>(null);
  const focus = (index: number) => {
    const found = leads[Math.max(0, Math.min(leads.length - 1, index))];
    if (!found) return;
    const link = rows.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(found.id)}"]`);
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  };
  const place = leads.findIndex(({ id }) => id === at);
  useKeys({ j: () => focus(place + 1), k: () => focus(place - 1) });
  useReturn(leads.length > 0 && place >= 0, () => focus(place));
  return (
    <Screen title={say('inbox.title')}>
      <Head
        title={say('inbox.title')}
        text={say(isNewestFirst(list) ? 'inbox.newest' : 'inbox.text')}
      />
      <LeadTabs list={list} />
      {leads.length === 0 && !failure && (waiting ? <Waiting /> : <NoLeads list={list} />)}
      {leads.length === 0 && failure && <Failed failure={failure} again={again} />}
      {leads.length > 0 && (
        <div ref={rows}>
          <LeadTable list={list} leads={leads} total={read.total} reached={reached} />
        </div>
      )}
      {leads.length > 0 && failure && (
        <p className={css.end} role="alert">
          {say(failure === 'offline' ? 'state.offline.title' : 'state.broken.title')}{' '}
          <DeskButton onClick={again}>{say('state.again')}</DeskButton>
        </p>
      )}
    </Screen>
  );
}

/** Once, when somebody comes back to a list: the focus goes to the lead that was read. */
function useReturn(ready: boolean, focus: () => void) {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    focus();
    done.current = true;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      done.current = true;
    }, 2000);
    return () => clearTimeout(timer);
  }, []);
}

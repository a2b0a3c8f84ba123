import { useRef } from 'react';
import { useKeys } from '../app/keys.ts';
import { useOfflineSince } from '../app/online.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useDialog } from '../app/useDialog.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { BulkResult } from './BulkResult.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { FilterForm } from './FilterForm.tsx';
import { Found } from './Found.tsx';
import { newestFirst, type Selection } from './filter.ts';
import css from './Inbox.module.css';
import { LeadTable } from './LeadTable.tsx';
import { LeadTabs } from './LeadTabs.tsx';
import { NoLeads } from './NoLeads.tsx';
import { SaveList } from './SaveList.tsx';
import { SheetButton } from './SheetButton.tsx';
import { useBulk } from './useBulk.ts';
import { useChoice } from './useChoice.ts';
import { useForms } from './useForms.ts';
import { useLeadList } from './useLeadList.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';
import { useReturn } from './useReturn.ts';
import { useSavedLists } from './useSavedLists.ts';

/** The inbox: one of the lists of leads, in its order, narrowed by a filter. */
export function Inbox({ selection }: { selection: Selection }) {
  const say = useText();
  const { filter } = selection;
  const { desk } = useSession();
  const { clock } = useTime();
  const call = useDialog('call');
  const offline = useOfflineSince() !== null;
  const { forms, colleagues, linked } = useForms();
  const read = useLeadList(selection, true);
  const saved = useSavedLists();
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
  const choice = useChoice(selection, leads);
  const bulk = useBulk(leads, () => {
    choice.clear();
    read.anew();
    document.getElementById('content')?.focus();
  });
  const choose = ({ shiftKey }: KeyboardEvent) => {
    if (place >= 0 && at) (shiftKey ? choice.through : choice.toggle)(at);
  };
  useKeys({ j: () => focus(place + 1), k: () => focus(place - 1), x: choose });
  useRestoredFocus(rows, place, focus);
  useReturn(leads.length > 0 && place >= 0, () => focus(place));
  return (
    <Screen title={say('inbox.title')}>
      <Head
        title={say('inbox.title')}
        text={say(newestFirst(selection) ? 'inbox.newest' : 'inbox.text')}
      >
        <DeskButton onClick={() => call.show()}>
          <Icon name="phone" />
          {say('call.title')} <kbd>C</kbd>
        </DeskButton>
        {desk.rights.includes('EXPORT_LEADS') && <SheetButton selection={selection} />}
      </Head>
      <LeadTabs {...selection} counts={read.counts} saved={saved.lists} />
      <FilterForm
        {...selection}
        forms={forms.map(({ form, name }) => ({ value: form, text: name }))}
        linked={linked}
        agents={colleagues.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <BulkResult bulk={bulk} colleagues={colleagues} />
      {offline && read.readAt && leads.length > 0 && (
        <p className={css.read}>{say('inbox.readAt', { time: clock(read.readAt) })}</p>
      )}
      <Found filter={filter} total={read.total}>
        <SaveList selection={selection} {...saved} />
      </Found>
      {leads.length === 0 && !failure && (waiting ? <Waiting /> : <NoLeads {...selection} />)}
      {leads.length === 0 && failure && <Failed failure={failure} again={again} />}
      {leads.length > 0 && (
        <div ref={rows}>
          <LeadTable
            selection={selection}
            leads={leads}
            total={read.total}
            linked={linked}
            choice={choice}
            reached={reached}
          />
        </div>
      )}
      {leads.length > 0 && failure && (
        <p className={css.end} role="alert">
          {say(failure === 'offline' ? 'state.offline.title' : 'state.broken.title')}{' '}
          <DeskButton onClick={again}>{say('state.again')}</DeskButton>
        </p>
      )}
      <ChosenBar
        selection={selection}
        choice={choice}
        total={read.total}
        ready={leads.length > 0 || !waiting}
        bulk={bulk}
        colleagues={colleagues}
      />
    </Screen>
  );
}

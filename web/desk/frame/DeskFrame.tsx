import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { useKeys } from '../app/keys.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { go, usePlace } from '../app/usePlace.ts';
import type { Noted } from '../call/NoteCall.tsx';
import { NotedCall } from '../call/NotedCall.tsx';
import { useLeadCounts } from '../inbox/useLeadCounts.ts';
import { Arrivals } from '../live/Arrivals.tsx';
import { Imports } from '../live/Imports.tsx';
import { useCtrlK } from '../palette/useCtrlK.ts';
import { Bar } from './Bar.tsx';
import css from './DeskFrame.module.css';
import { entriesFor } from './entries.ts';
import { Foot } from './Foot.tsx';
import { LoadedBeside } from './Loaded.tsx';
import { Rail } from './Rail.tsx';
import { Keys, NoteCall, Palette, SendWaiting } from './screens.ts';
import { useGoKeys } from './useGoKeys.ts';
import { usePreloaded } from './usePreloaded.ts';

/** The link that skips to the content, without changing the hash of the address. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The frame of every screen: the search at the top; a rail at the left, on phones a bar at the foot, with the screens of the role. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const say = useText();
  const place = usePlace();
  const { desk, signOut } = useSession();
  const keys = useDialog('keys');
  const [finding, setFinding] = useState(false);
  const find = () => setFinding(true);
  const call = useDialog('call');
  const [noted, setNoted] = useState<Noted | null>(null);
  const noteCall = desk.rights.includes('READ_LEADS') ? () => call.show() : undefined;
  useKeys({
    '?': () => keys.show(),
    '/': find,
    u: () => go({ screen: 'done' }),
    ...(noteCall && { c: noteCall }),
  });
  useCtrlK(find);
  const own = useMemo(() => entriesFor(desk.rights), [desk.rights]);
  useGoKeys(own);
  usePreloaded();
  const entries = {
    entries: own,
    at: listOf[place.screen] ?? place.screen,
    open: useLeadCounts()('OPEN'),
    showKeys: () => keys.show(),
    ...(noteCall && { noteCall }),
    signOut,
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page */}
      <a className="skip" href="#content" onClick={skip}>
        {say('frame.skip')}
      </a>
      <div className={css.frame}>
        <Rail {...entries} />
        <div className={css.work}>
          <Bar find={find} />
          {children}
        </div>
      </div>
      <Foot {...entries} />
      <Arrivals />
      <Imports />
      <LoadedBeside of={SendWaiting} />
      {finding && <LoadedBeside of={Palette} {...entries} close={() => setFinding(false)} />}
      {noteCall && call.about !== null && (
        <LoadedBeside of={NoteCall} close={call.close} noted={setNoted} />
      )}
      <NotedCall call={noted} forget={() => setNoted(null)} />
      {keys.about !== null && <LoadedBeside of={Keys} close={keys.close} />}
    </>
  );
}

/** The list that a record belongs to. */
const listOf: Readonly<Record<string, string>> = {
  newLink: 'links',
  lead: 'inbox',
  property: 'properties',
  editor: 'properties',
  history: 'properties',
  deliveries: 'properties',
  projects: 'properties',
  units: 'properties',
  drawing: 'properties',
  owner: 'owners',
  newOwner: 'owners',
  asOwner: 'owners',
  article: 'articles',
  page: 'pages',
};

import { type ReactNode, useState } from 'react';
import { useKeys } from '../app/keys.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { usePlace } from '../app/usePlace.ts';
import { useLeadCounts } from '../inbox/useLeadCounts.ts';
import css from './DeskFrame.module.css';
import { entriesFor } from './entries.ts';
import { Foot } from './Foot.tsx';
import { Keys } from './Keys.tsx';
import { Rail } from './Rail.tsx';

/** The frame of every screen: a rail at the left, on phones a bar at the foot, with what this person may open. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const say = useText();
  const place = usePlace();
  const { desk, signOut } = useSession();
  const [keys, setKeys] = useState(false);
  useKeys({ '?': () => setKeys(true) });
  const entries = {
    entries: entriesFor(desk.rights),
    at: place.screen === 'lead' ? 'inbox' : place.screen,
    open: useLeadCounts()('OPEN'),
    showKeys: () => setKeys(true),
    signOut,
  };
  return (
    <>
      <a className="skip" href="#content">
        {say('frame.skip')}
      </a>
      <div className={css.frame}>
        <Rail {...entries} />
        <div className={css.work}>{children}</div>
      </div>
      <Foot {...entries} />
      {keys && <Keys close={() => setKeys(false)} />}
    </>
  );
}

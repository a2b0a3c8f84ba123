import { useLayoutEffect, useState } from 'react';
import { isTyping } from '../app/keys.ts';
import { type Say, useText } from '../app/texts.ts';
import css from '../lead/handling/Outcome.module.css';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Toast } from '../ui/Toast.tsx';
import type { Parts } from './editedParts.ts';
import type { Saved } from './useSending.ts';

/** The id of what is said when saving failed. */
export const notSaved = 'not-saved';

/** Whether the last saving failed. */
export function isRefused(saved: Saved | null) {
  return saved?.kind === 'invalid' || saved?.kind === 'stale' || saved?.kind === 'failed';
}

/** The result of saving, and a way to undo it. The message goes after a while; Ctrl Z still undoes. */
export function PartsSaved({ edit }: { edit: Parts }) {
  const say = useText();
  const { saved, busy, takeBack } = edit;
  const [read, setRead] = useState<Saved | null>(null);
  useSaveKeys(edit);
  const undoable =
    canTakeBack(saved) && (saved.kind === 'confirmed' || saved.back.length > 0) && saved !== read;
  return (
    <>
      <Toast
        about={saved}
        undo={undoable ? takeBack : null}
        busy={busy}
        forget={() => setRead(saved)}
      >
        {saved && saved !== read && messageOf(saved, say)}
      </Toast>
      {saved && isRefused(saved) && (
        <div className={css.notice} id={notSaved} tabIndex={-1}>
          <DeskNotice variant="bad" alert>
            {saved.kind === 'invalid' && say('part.invalid')}
            {saved.kind === 'stale' && say('part.notSavedStale')}
            {saved.kind === 'failed' &&
              say(saved.failure === 'offline' ? 'state.notSentOffline' : 'state.notSent')}
          </DeskNotice>
        </div>
      )}
    </>
  );
}

/** What is said of what was stored; null for what was not. */
function messageOf({ kind }: Saved, say: Say): string | null {
  switch (kind) {
    case 'restored':
      return say('versions.restored');
    case 'saved':
    case 'confirmed':
    case 'unconfirmed':
      return say(`part.${kind}`);
    case 'drafted':
    case 'discarded':
    case 'unplanned':
      return say(`draft.${kind}`);
    default:
      return null;
  }
}

/** Whether what was done last can be taken back. */
const canTakeBack = (
  saved: Saved | null,
): saved is Extract<Saved, { kind: 'saved' | 'restored' | 'confirmed' }> =>
  saved?.kind === 'saved' || saved?.kind === 'confirmed' || saved?.kind === 'restored';

/** Ctrl S saves, also while somebody types; Ctrl Z takes back what was saved or confirmed, unless somebody types. */
function useSaveKeys({ save, saved, takeBack }: Parts) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.key === 's') {
        event.preventDefault();
        save();
      }
      if (event.key === 'z' && canTakeBack(saved) && !isTyping(event) && !event.defaultPrevented) {
        event.preventDefault();
        takeBack();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save, saved, takeBack]);
}

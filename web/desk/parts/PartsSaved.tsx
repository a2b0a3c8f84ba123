import { useLayoutEffect } from 'react';
import { isTyping } from '../app/keys.ts';
import { useText } from '../app/texts.ts';
import css from '../lead/Outcome.module.css';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import type { Parts } from './useParts.ts';
import type { Saved } from './useSending.ts';

/** The result of saving, and a way to undo it. */
export function PartsSaved({ edit }: { edit: Parts }) {
  const say = useText();
  const { saved, busy, takeBack } = edit;
  useSaveKeys(edit);
  return (
    <>
      <div role="status">
        {canTakeBack(saved) && (
          <p className={css.toast}>
            {say(saved.kind === 'restored' ? 'versions.restored' : `part.${saved.kind}`)}
            {(saved.kind === 'confirmed' || saved.back.length > 0) && (
              <DeskButton busy={busy} onClick={takeBack}>
                {say('lead.undo')} <kbd>Ctrl Z</kbd>
              </DeskButton>
            )}
          </p>
        )}
        {saved?.kind === 'unconfirmed' && <p className={css.toast}>{say('part.unconfirmed')}</p>}
        {(saved?.kind === 'drafted' ||
          saved?.kind === 'discarded' ||
          saved?.kind === 'unplanned') && <p className={css.toast}>{say(`draft.${saved.kind}`)}</p>}
      </div>
      {(saved?.kind === 'invalid' || saved?.kind === 'stale' || saved?.kind === 'failed') && (
        <div className={css.notice}>
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
      if (event.key === 'z' && canTakeBack(saved) && !isTyping(event)) {
        event.preventDefault();
        takeBack();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save, saved, takeBack]);
}

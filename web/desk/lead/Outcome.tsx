import { type ReactNode, useEffect } from 'react';
import { isTyping } from '../app/keys.ts';
import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import type { Colleague } from './Handling.tsx';
import css from './Outcome.module.css';
import type { LeadChanges, Wanted } from './useLeadChanges.ts';

/** How long the word that something is done stays, in milliseconds. */
const shown = 10_000;

interface Props {
  changes: LeadChanges;
  colleagues: readonly Colleague[];
}

/** What became of the last change. One that a colleague was ahead of is there to be chosen again, or left. */
export function Outcome({ changes: { outcome, want, undo, forget, busy }, colleagues }: Props) {
  const say = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each outcome
  useEffect(() => {
    if (outcome?.kind !== 'done' && outcome?.kind !== 'undone') return;
    const timer = setTimeout(forget, shown);
    return () => clearTimeout(timer);
  }, [outcome]);
  const undoable = outcome?.kind === 'done' ? outcome.undo : null;
  const takeBack = () => undoable && undo(undoable);
  useUndoKey(takeBack);
  const wordOf = (wanted: Wanted) =>
    'state' in wanted
      ? say(`lead.state.${wanted.state}`)
      : (colleagues.find(({ id }) => id === wanted.agent)?.name ?? say('lead.nobody'));
  let notice: ReactNode = null;
  if (outcome?.kind === 'stale')
    notice = say('lead.stale', { by: outcome.by || say('lead.somebody') });
  if (outcome?.kind === 'failed')
    notice = say(outcome.failure === 'offline' ? 'state.notSentOffline' : 'state.notSent');
  return (
    <>
      <div role="status">
        {outcome?.kind === 'done' && (
          <p className={css.toast}>
            {say('lead.changed', { to: wordOf(outcome.wanted) })}
            {undoable && (
              <DeskButton busy={busy} onClick={takeBack}>
                {say('lead.undo')} <kbd>Ctrl Z</kbd>
              </DeskButton>
            )}
          </p>
        )}
        {outcome?.kind === 'undone' && (
          <p className={css.toast}>{say(outcome.done ? 'lead.undone' : 'lead.notUndone')}</p>
        )}
      </div>
      {(outcome?.kind === 'stale' || outcome?.kind === 'failed') && (
        <div className={css.notice}>
          <DeskNotice look="bad" alert>
            {notice}
            <div className="row">
              <DeskButton busy={busy} onClick={() => want(outcome.wanted)}>
                {outcome.kind === 'stale'
                  ? say('lead.staleAnyway', { to: wordOf(outcome.wanted) })
                  : say('state.again')}
              </DeskButton>
              <DeskButton look="plain" onClick={forget}>
                {say('lead.leave')}
              </DeskButton>
            </div>
          </DeskNotice>
        </div>
      )}
    </>
  );
}

/** Ctrl Z takes the last change back, unless somebody types: there it takes back what was typed. */
function useUndoKey(takeBack: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event)) return;
      event.preventDefault();
      takeBack();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [takeBack]);
}

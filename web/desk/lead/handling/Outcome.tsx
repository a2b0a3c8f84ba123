import type { ReactNode } from 'react';
import { useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { Toast } from '../../ui/Toast.tsx';
import type { Colleague } from './Handling.tsx';
import css from './Outcome.module.css';
import type { LeadChanges, RequestedChange } from './useLeadChanges.ts';

interface Props {
  changes: LeadChanges;
  colleagues: readonly Colleague[];
}

/** The result of the last change. When a colleague was first, the change can be made again or left. */
export function Outcome({ changes: { outcome, want, undo, forget, busy }, colleagues }: Props) {
  const say = useText();
  const undoable = outcome?.kind === 'done' ? outcome.undo : null;
  const wordOf = (requested: RequestedChange) =>
    'state' in requested
      ? say(`lead.state.${requested.state}`)
      : (colleagues.find(({ id }) => id === requested.agent)?.name ?? say('lead.nobody'));
  let done: string | null = null;
  if (outcome?.kind === 'done') done = say('lead.changed', { to: wordOf(outcome.requested) });
  if (outcome?.kind === 'waits') done = say('waiting.state', { to: wordOf(outcome.requested) });
  if (outcome?.kind === 'undone') done = say(outcome.done ? 'lead.undone' : 'lead.notUndone');
  let notice: ReactNode = null;
  if (outcome?.kind === 'stale')
    notice = say('lead.stale', { by: outcome.by || say('lead.somebody') });
  if (outcome?.kind === 'failed')
    notice = say(outcome.failure === 'offline' ? 'state.notSentOffline' : 'state.notSent');
  return (
    <>
      <Toast
        about={outcome}
        undo={undoable === null ? null : () => undo(undoable)}
        busy={busy}
        forget={forget}
      >
        {done}
      </Toast>
      {(outcome?.kind === 'stale' || outcome?.kind === 'failed') && (
        <div className={css.notice}>
          <DeskNotice variant="bad" alert>
            {notice}
            <div className="row">
              <DeskButton busy={busy} onClick={() => want(outcome.requested)}>
                {outcome.kind === 'stale'
                  ? say('lead.staleAnyway', { to: wordOf(outcome.requested) })
                  : say('state.again')}
              </DeskButton>
              <DeskButton variant="plain" onClick={forget}>
                {say('lead.leave')}
              </DeskButton>
            </div>
          </DeskNotice>
        </div>
      )}
    </>
  );
}

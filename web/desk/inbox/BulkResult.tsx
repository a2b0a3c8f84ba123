import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Toast } from '../ui/Toast.tsx';
import css from './Inbox.module.css';
import type { Bulk } from './useBulk.ts';

interface Props {
  bulk: Bulk;
  colleagues: readonly { readonly id: string; readonly name: string }[];
}

/** What became of the last change of many leads. */
export function BulkResult({ bulk: { outcome, busy, undo, forget }, colleagues }: Props) {
  const say = useText();
  const word = () => {
    if (outcome?.kind !== 'done') return '';
    const { requested } = outcome;
    if ('state' in requested) return say(`lead.state.${requested.state}`);
    return colleagues.find(({ id }) => id === requested.agent)?.name ?? say('lead.nobody');
  };
  const undoable = outcome?.kind === 'done' ? outcome.undo : null;
  let done: string | null = null;
  if (outcome?.kind === 'done') done = say('bulk.done', { count: outcome.count, to: word() });
  if (outcome?.kind === 'undone') done = say('bulk.undone', { count: outcome.count });
  let wrong: string | null = null;
  if (outcome?.kind === 'listChanged') wrong = say('bulk.listChanged', { count: outcome.total });
  if (outcome?.kind === 'tooMany') wrong = say('bulk.tooMany');
  if (outcome?.kind === 'failed')
    wrong = say(outcome.failure === 'offline' ? 'state.notSentOffline' : 'state.notSent');
  if (outcome?.kind === 'done' && outcome.stale > 0)
    wrong = say('bulk.stale', { count: outcome.stale });
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
      {wrong && (
        <div className={css.notice}>
          <DeskNotice variant="bad" alert>
            {wrong}
            <div className="row">
              <DeskButton variant="plain" onClick={forget}>
                {say('dialog.close')}
              </DeskButton>
            </div>
          </DeskNotice>
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import bar from '../../ui/ChosenBar.module.css';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { SeveralDialog } from './SeveralDialog.tsx';
import { type SeveralDone, useChangeSeveral } from './useChangeSeveral.ts';

interface Props {
  numbers: readonly number[];
  agents: readonly { readonly number: number; readonly name: string }[];
  clear: () => void;
  changed: () => void;
}

/** What to do with the properties that are chosen, and what became of them. */
export function SeveralBar({ numbers, agents, clear, changed }: Props) {
  const say = useText();
  const { desk } = useSession();
  const [what, setWhat] = useState<'standing' | 'agent' | null>(null);
  const [done, setDone] = useState<(SeveralDone & { text: string }) | null>(null);
  const [undoing, setUndoing] = useState(false);
  const { takeBack } = useChangeSeveral();
  const count = numbers.length;
  const finish = (next: SeveralDone, to: string) => {
    setWhat(null);
    setDone({ ...next, text: say('several.done', { count: next.changed, to }) });
    clear();
    changed();
  };
  const undo = async (ids: readonly string[]) => {
    if (undoing) return; // Ctrl Z was pressed twice
    setUndoing(true);
    const { count, left, failure } = await takeBack(ids);
    setUndoing(false);
    setDone({
      changed: 0,
      stayed: [],
      undo: left,
      failure,
      text: say('several.undone', { count }),
    });
    changed();
  };
  const ids = done?.undo ?? [];
  return (
    <>
      <p className="hidden-text" role="status">
        {count > 0 && say('bulk.chosen', { count })}
      </p>
      {count > 0 && (
        <section className={bar.bar} aria-label={say('several.region')}>
          <b>{say('bulk.chosen', { count })}</b>
          <DeskButton variant="plain" onClick={clear}>
            {say('bulk.none')}
          </DeskButton>
          <span className={bar.room} />
          <DeskButton onClick={() => setWhat('standing')}>{say('several.standing')}</DeskButton>
          {desk.rights.includes('ALL_LISTINGS') && (
            <DeskButton onClick={() => setWhat('agent')}>{say('several.agent')}</DeskButton>
          )}
        </section>
      )}
      {what && (
        <SeveralDialog
          what={what}
          numbers={numbers}
          agents={agents}
          close={() => setWhat(null)}
          done={finish}
        />
      )}
      <Toast
        about={done}
        undo={ids.length > 0 ? () => undo(ids) : null}
        busy={undoing}
        forget={() =>
          setDone((last) => (last && (last.stayed.length > 0 || last.failure) ? last : null))
        }
      >
        {done?.failure && done.changed === 0 ? null : done?.text}
      </Toast>
      {done && (done.stayed.length > 0 || done.failure) && (
        <DeskNotice variant="bad" alert>
          {done.stayed.length > 0 && say('several.stayed', { places: done.stayed.join('; ') })}
          {done.failure && <NotSent failure={done.failure} />}
          <div className="row">
            {ids.length > 0 && (
              <DeskButton busy={undoing} onClick={() => undo(ids)}>
                {say('lead.undo')}
              </DeskButton>
            )}
            <DeskButton variant="plain" onClick={() => setDone(null)}>
              {say('dialog.close')}
            </DeskButton>
          </div>
        </DeskNotice>
      )}
    </>
  );
}

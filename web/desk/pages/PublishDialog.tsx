import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import type { WaitingDraft } from '../parts/useDrafts.ts';
import { useSettleDrafts } from '../parts/useSaveParts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './Pages.module.css';

/** Lists everything that is not published, and publishes it together. */
export function PublishDialog({
  drafts,
  close,
}: {
  drafts: readonly WaitingDraft[];
  close: () => void;
}) {
  const say = useText();
  const { full } = useTime();
  const { publish } = useSettleDrafts({ record: 'menu' });
  const change = useChange(close);
  const records = drafts.map(({ record, version }) => ({ record, version }));
  return (
    <DeskDialog title={say('draft.publishAll', { count: drafts.length })} close={close}>
      {(change.wrong || change.failed) && (
        <DeskNotice look="bad" alert>
          {say(
            change.failed
              ? 'state.notSent'
              : change.wrong === 'STALE'
                ? 'draft.stale'
                : 'draft.refused',
          )}
        </DeskNotice>
      )}
      <ul className={css.list}>
        {drafts.map(({ id, record, title, state, changes, author, at }) => (
          <li key={id}>
            <span className="strong">
              {title || say(record === 'menu' ? 'draft.menu' : 'settings.title')}
            </span>
            : {say(`draft.state.${state}` as TextKey)}, {say('draft.changes', { count: changes })}
            <span className="small soft">
              {' '}
              {say('part.by', { name: author?.name ?? say('part.somebody'), at: full(at) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">{say('draft.publishText')}</p>
      <p className="row">
        <DeskButton
          look="primary"
          data-first
          busy={change.busy}
          onClick={() => change.run(() => publish(records))}
        >
          {say('draft.publish')}
        </DeskButton>
        <DeskButton look="plain" onClick={close}>
          {say('dialog.cancel')}
        </DeskButton>
      </p>
    </DeskDialog>
  );
}

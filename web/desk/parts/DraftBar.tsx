import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './DraftBar.module.css';
import type { Parts } from './editedParts.ts';
import { Planned } from './Planned.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { Untranslated } from './Untranslated.tsx';
import type { WaitingDraft } from './useDrafts.ts';

interface Props {
  draft: WaitingDraft | undefined;
  edit: Pick<Parts, 'of' | 'busy' | 'discard' | 'plan'>;
  readOnly?: boolean | undefined;
}

/** Says that a record has changes that are not published, whose they are and when they go live; publishes, plans or throws them away. */
export function DraftBar({ draft, edit, readOnly }: Props) {
  const say = useText();
  const { full } = useTime();
  const dialog = useDialog('publish');
  if (!draft) return null;
  const name = draft.author?.name ?? say('part.somebody');
  return (
    <div className={css.bar}>
      <DeskNotice icon="pen">
        <p>
          <span className="strong">{say(`draft.state.${draft.state}` as TextKey)}</span>{' '}
          {say('part.by', { name, at: full(draft.at) })}.
        </p>
        <Planned planned={draft.planned} />
        <Untranslated draft={draft} />
        {!readOnly && (
          <p className="row">
            <DeskButton onClick={() => dialog.show()}>{say('draft.when')}</DeskButton>
            {draft.planned && (
              <DeskButton busy={edit.busy} onClick={() => edit.plan(draft, null)}>
                {say('draft.takeBack')}
              </DeskButton>
            )}
            <DeskButton variant="plain" busy={edit.busy} onClick={() => edit.discard(draft)}>
              {say('draft.discard')}
            </DeskButton>
          </p>
        )}
      </DeskNotice>
      {dialog.about !== null && !readOnly && (
        <PublishDialog of={edit.of} drafts={[draft]} close={dialog.close} />
      )}
    </div>
  );
}

import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './DraftBar.module.css';
import type { WaitingDraft } from './useDrafts.ts';
import type { Parts } from './useParts.ts';

interface Props {
  draft: WaitingDraft | undefined;
  edit: Pick<Parts, 'busy' | 'discard'>;
  readOnly?: boolean | undefined;
}

/** Says that a record has changes that are not published, whose they are, and throws them away. */
export function DraftBar({ draft, edit, readOnly }: Props) {
  const say = useText();
  const { full } = useTime();
  if (!draft) return null;
  const name = draft.author?.name ?? say('part.somebody');
  return (
    <div className={css.bar}>
      <DeskNotice icon="pen">
        <span className="strong">{say(`draft.state.${draft.state}` as TextKey)}</span>{' '}
        {say('part.by', { name, at: full(draft.at) })}.{' '}
        {!readOnly && (
          <DeskButton busy={edit.busy} onClick={() => edit.discard(draft)}>
            {say('draft.discard')}
          </DeskButton>
        )}
      </DeskNotice>
    </div>
  );
}

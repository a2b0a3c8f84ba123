import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import type { EditedPart, Parts } from './editedParts.ts';
import css from './PartField.module.css';
import { said, staleOf } from './parts.ts';
import { useShown } from './useShown.ts';

/**
 * The question about a part that folder and desk changed both, or that somebody wrote while it was being edited here: both texts side by
 * side.
 */
export function PartQuestion({ part, edit }: { part: EditedPart; edit: Parts }) {
  const say = useText();
  const shown = useShown(part);
  const stale = staleOf([part], edit.typed).length > 0;
  if (stale)
    return (
      <div className={css.question}>
        <DeskNotice variant="bad" alert>
          <span className="strong">
            {say('part.stale', {
              name: (part.draft ?? part).author?.name ?? say('part.anImport'),
            })}
          </span>
          <dl>
            <dt>{say('part.now')}</dt>
            <dd>{shown(said(part))}</dd>
            <dt>{say('part.mine')}</dt>
            <dd>{shown(edit.valueOf(part))}</dd>
          </dl>
          <div className="row">
            <DeskButton onClick={() => edit.settle(part, true)}>{say('part.keepMine')}</DeskButton>
            <DeskButton onClick={() => edit.settle(part, false)}>
              {say('part.keepTheirs')}
            </DeskButton>
          </div>
        </DeskNotice>
      </div>
    );
  const { draft, offered } = part;
  if (draft?.behind)
    return (
      <div className={css.question}>
        <DeskNotice variant="bad">
          <span className="strong">{say('draft.behind')}</span>
          <dl>
            <dt>{say('draft.onSite')}</dt>
            <dd>{shown(part.value)}</dd>
            <dt>{say('draft.inDraft')}</dt>
            <dd>{shown(draft.value)}</dd>
          </dl>
          <div className="row">
            <DeskButton busy={edit.busy} onClick={() => edit.draftAgain(part, draft.value)}>
              {say('draft.keep')}
            </DeskButton>
            <DeskButton busy={edit.busy} onClick={() => edit.draftAgain(part, part.value)}>
              {say('draft.takeSite')}
            </DeskButton>
          </div>
        </DeskNotice>
      </div>
    );
  if (offered === null || offered === undefined) return null;
  return (
    <div className={css.question}>
      <DeskNotice variant="bad">
        <span className="strong">
          {say(
            part.field !== 'gone'
              ? 'part.question'
              : part.record.startsWith('page:')
                ? 'part.questionPageGone'
                : 'part.questionGone',
          )}
        </span>
        {part.field !== 'gone' && (
          <dl>
            <dt>{say('part.theDesk')}</dt>
            <dd>{shown(part.value)}</dd>
            <dt>{say('part.theFolder')}</dt>
            <dd>{shown(offered)}</dd>
          </dl>
        )}
        {edit.typed[part.id] !== undefined && <p role="status">{say('part.merging')}</p>}
        <div className="row">
          <DeskButton busy={edit.busy} onClick={() => edit.answer(part, part.value)}>
            {say('part.keepDesk')}
          </DeskButton>
          <DeskButton busy={edit.busy} onClick={() => edit.answer(part, offered)}>
            {say('part.takeFolder')}
          </DeskButton>
          {mergeable.has(part.kind) && part.field !== 'gone' && (
            <DeskButton onClick={() => edit.type(part, bothOf(part, offered))}>
              {say('part.merge')}
            </DeskButton>
          )}
          <DeskButton
            variant="plain"
            busy={edit.busy}
            onClick={() => edit.answer(part, part.value, true)}
          >
            {say('part.forGood')}
          </DeskButton>
        </div>
      </DeskNotice>
    </div>
  );
}

/** The kinds of parts whose two texts somebody can edit into one. */
const mergeable: ReadonlySet<string> = new Set(['TEXT', 'MARKDOWN']);

const bothOf = ({ kind, value }: EditedPart, offered: string) =>
  [value, offered].filter(Boolean).join(kind === 'MARKDOWN' ? '\n\n' : ' / ');

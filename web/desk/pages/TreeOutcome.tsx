import { useText } from '../app/texts.ts';
import { DraftBar } from '../parts/DraftBar.tsx';
import { PartQuestion } from '../parts/PartQuestion.tsx';
import type { WaitingDraft } from '../parts/useDrafts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Toast } from '../ui/Toast.tsx';
import type { Moves } from './useMoves.ts';

/** The draft of the menu, its questions, and what became of the last move or of a version that was brought back, which can be undone. */
export function TreeOutcome({ moves, draft }: { moves: Moves; draft: WaitingDraft | undefined }) {
  const say = useText();
  const { edit, said, undo } = moves;
  const { saved } = edit;
  const wrong = saved?.kind === 'stale' || saved?.kind === 'invalid' || saved?.kind === 'failed';
  return (
    <>
      {saved?.kind === 'restored' ? (
        <Toast about={saved} undo={edit.takeBack} busy={edit.busy} forget={edit.forgetOutcome}>
          {say('versions.restored')}
        </Toast>
      ) : (
        <Toast about={said} undo={undo} busy={edit.busy} forget={moves.forget}>
          {!wrong && said ? <span>{said}</span> : null}
        </Toast>
      )}
      {wrong && (
        <DeskNotice variant="bad" alert>
          {say(saved.kind === 'stale' ? 'pages.moveStale' : 'pages.notMoved')}
        </DeskNotice>
      )}
      <DraftBar draft={draft} edit={edit} />
      {edit.parts.map((part) => (
        <PartQuestion key={part.id} part={part} edit={edit} />
      ))}
    </>
  );
}

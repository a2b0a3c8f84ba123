import { useText } from '../app/texts.ts';
import { DraftBar } from '../parts/DraftBar.tsx';
import { PartQuestion } from '../parts/PartQuestion.tsx';
import type { WaitingDraft } from '../parts/useDrafts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import type { Moves } from './useMoves.ts';

/** The draft of the menu, its questions, and what became of the last move, which is read out. */
export function TreeOutcome({ moves, draft }: { moves: Moves; draft: WaitingDraft | undefined }) {
  const say = useText();
  const { edit, said } = moves;
  const { saved } = edit;
  const wrong = saved?.kind === 'stale' || saved?.kind === 'invalid' || saved?.kind === 'failed';
  return (
    <>
      <p role="status" className="hidden-text">
        {said}
      </p>
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

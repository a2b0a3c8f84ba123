import type { Failure } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { NotSent } from '../ui/NotSent.tsx';

interface Props {
  undoing: { readonly wrong: string | null; readonly failed: Failure | null };
}

/** Why a change of a property was not undone; nothing while there is no reason. */
export function NotUndone({ undoing: { wrong, failed } }: Props) {
  const say = useText();
  if (!wrong && !failed) return null;
  return (
    <DeskNotice variant="bad" alert>
      {wrong ? say('property.undoStale') : <NotSent failure={failed} />}
    </DeskNotice>
  );
}

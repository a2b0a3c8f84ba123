import type { Failure } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { Wrong } from '../ui/Wrong.tsx';

interface Props {
  undoing: { readonly wrong: string | null; readonly failed: Failure | null };
}

/** Why a change of a property was not undone; nothing while there is no reason. */
export function NotUndone({ undoing: { wrong, failed } }: Props) {
  const say = useText();
  return <Wrong failed={failed} text={wrong && say('property.undoStale')} />;
}

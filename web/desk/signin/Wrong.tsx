import type { Failure } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';

/** Why a step did not succeed, read out when it appears. */
export function Wrong({ text, failed }: { text: string | false; failed: Failure | null }) {
  const say = useText();
  const shown = failed
    ? say(failed === 'offline' ? 'state.notSentOffline' : 'state.notSent')
    : text;
  if (!shown) return null;
  return (
    <DeskNotice variant="bad" alert>
      {shown}
    </DeskNotice>
  );
}

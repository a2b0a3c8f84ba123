import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';
import type { WaitingDraft } from './useDrafts.ts';

/** When a draft goes live by itself, or that it did not, because it did not fit any more. */
export function Planned({ planned }: Pick<WaitingDraft, 'planned'>) {
  const say = useText();
  const { full } = useTime();
  if (!planned) return null;
  const name = planned.author?.name ?? say('part.somebody');
  return (
    <Sign variant={planned.lapsed ? 'bad' : 'soft'} icon={planned.lapsed ? 'warning' : 'clock'}>
      {say(planned.lapsed ? 'draft.lapsed' : 'draft.planned', { at: full(planned.at), name })}
    </Sign>
  );
}

import type { Failure } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { Wrong } from '../ui/Wrong.tsx';

const texts = {
  STALE: 'week.wrong.STALE',
  FULL: 'week.wrong.FULL',
  ALREADY_REQUESTED: 'week.wrong.ALREADY_REQUESTED',
  PAST: 'week.wrong.PAST',
  TOO_MANY: 'week.wrong.TOO_MANY',
  NO_SUCH_TIME: 'week.wrong.NO_SUCH_TIME',
  REQUIRED: 'week.wrong.REQUIRED',
  REPORT_LONG: 'week.wrong.REPORT_LONG',
  PRIVACY: 'week.wrong.PRIVACY',
  OUT_OF_RANGE: 'week.wrong.OUT_OF_RANGE',
  LINK_ENDED: 'week.wrong.LINK_ENDED',
  INCOMPLETE: 'week.wrong.INCOMPLETE',
  BOOKED_INSIDE: 'week.wrong.BOOKED_INSIDE',
  BLOCK_LONG: 'week.wrong.BLOCK_LONG',
  BLOCK_WEEKLY: 'week.wrong.BLOCK_WEEKLY',
} as const;

/** Why a change of the week was not made. */
export function Outcome({ wrong, failed }: { wrong: string | null; failed: Failure | null }) {
  const say = useText();
  const text = wrong && say(texts[wrong as keyof typeof texts] ?? 'week.wrong.other');
  return <Wrong failed={failed} text={text || false} />;
}

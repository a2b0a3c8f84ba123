import type { Failure } from '../app/failure.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { Wrong } from '../ui/Wrong.tsx';

const texts: Readonly<Record<string, TextKey>> = {
  STALE: 'staff.wrong.STALE',
  LAST_MANAGER: 'staff.wrong.LAST_MANAGER',
  ALREADY_REQUESTED: 'staff.wrong.ALREADY_REQUESTED',
  EMAIL: 'signIn.notAnEmail',
  REQUIRED: 'staff.wrong.REQUIRED',
  TOO_LONG: 'staff.wrong.TOO_LONG',
  TOO_MANY: 'staff.wrong.TOO_MANY',
  UNKNOWN: 'staff.wrong.STALE',
};

/** Why a change of staff was not made. */
export function StaffOutcome({ wrong, failed }: { wrong: string | null; failed: Failure | null }) {
  const say = useText();
  return <Wrong failed={failed} text={wrong !== null && say(texts[wrong] ?? 'state.notSent')} />;
}

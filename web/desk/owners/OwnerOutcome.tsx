import type { Failure } from '../app/failure.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { Wrong } from '../ui/Wrong.tsx';

const texts: Readonly<Record<string, TextKey>> = {
  STALE: 'owners.wrong.STALE',
  ALREADY_REQUESTED: 'owners.wrong.ALREADY_REQUESTED',
  EMAIL: 'signIn.notAnEmail',
  REQUIRED: 'owners.wrong.REQUIRED',
  TOO_LONG: 'owners.wrong.TOO_LONG',
  TOO_MANY: 'owners.wrong.TOO_MANY',
  TOO_OFTEN: 'owners.wrong.TOO_OFTEN',
  UNKNOWN: 'owners.wrong.UNKNOWN',
};

/** Why a change of an owner was not made. */
export function OwnerOutcome({ wrong, failed }: { wrong: string | null; failed: Failure | null }) {
  const say = useText();
  return <Wrong failed={failed} text={wrong !== null && say(texts[wrong] ?? 'state.notSent')} />;
}

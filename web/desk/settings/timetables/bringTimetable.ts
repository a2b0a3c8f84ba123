import { sendBody } from '../../app/sendBody.ts';
import type { TextKey } from '../../app/texts.ts';

/** A part of a timetable that was left out, or read in part. */
export interface Warning {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
  readonly value: string;
}

/** What was read of a timetable. */
interface Brought {
  readonly name: string;
  readonly stops: number;
  readonly lines: number;
  readonly warnings: readonly Warning[];
  readonly moreWarnings: number;
}

/** Why a timetable is not read. */
export interface Refusal {
  readonly reason: string;
  readonly file: string;
  readonly line: number;
  readonly value: string;
}

export type Outcome =
  | { readonly brought: Brought; readonly refusal: null }
  | { readonly brought: null; readonly refusal: Refusal }
  | { readonly failed: TextKey }
  | 'stopped'
  | 'ended';

const refused = (reason: string): Outcome => ({
  brought: null,
  refusal: { reason, file: '', line: 0, value: '' },
});

/** Sends the timetable of an operator, which the server reads at once. */
export async function bringTimetable(
  name: string,
  file: File,
  sent: (part: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const address = `/desk/timetable?name=${encodeURIComponent(name)}`;
  const answer = await sendBody(address, file, sent, { signal });
  if (answer === 'stopped') return 'stopped';
  if (answer === 'offline') return { failed: 'timetables.failed.offline' };
  const { status, text } = answer;
  if (status === 200) return JSON.parse(text) as Outcome;
  if (status === 413) return refused('TOO_LARGE');
  if (text.includes('"SIGNED_OUT"')) return 'ended';
  if (text.includes('"TOO_MANY"')) return { failed: 'timetables.failed.TOO_MANY' };
  if (text.includes('"BODY_TOO_SLOW"')) return { failed: 'deliveries.failed.BODY_TOO_SLOW' };
  return { failed: 'state.notSent' };
}

import { sendBody } from '../app/sendBody.ts';
import type { TextKey } from '../app/texts.ts';

const reasons = [
  'EMPTY',
  'DAMAGED',
  'PACKED',
  'TOO_LARGE',
  'NO_LIST',
  'OLD_WORKBOOK',
  'LOCKED_WORKBOOK',
  'OPEN_DOCUMENT',
  'NUMBERS_SHEET',
  'ARCHIVES',
  'OTHER_ARCHIVE',
  'OTHER_FILE',
  'NOT_OPENIMMO',
  'NO_REFERENCE',
  'NO_SHEET',
  'NO_PROPERTIES',
  'TOO_MANY',
] as const;

/** Why a file is not read; pictures and others count what an archive has instead of a list. */
export interface Refusal {
  readonly reason: (typeof reasons)[number];
  readonly file: string;
  readonly pictures: number;
  readonly others: number;
}

/** Sends a file to the desk. The outcome is null when it waits to be looked at, a refusal, or the text of what went wrong. */
export async function bring(
  file: File,
  sent: (part: number) => void,
): Promise<Refusal | TextKey | null> {
  const answer = await sendBody(`/desk/delivery?name=${encodeURIComponent(file.name)}`, file, sent);
  if (typeof answer === 'string') return 'state.notSentOffline';
  return outcomeOf(answer.status, answer.text, file.name);
}

function outcomeOf(status: number, text: string, file: string): Refusal | TextKey | null {
  if (status === 413) return { reason: 'TOO_LARGE', file, pictures: 0, others: 0 };
  if (status === 200) return (JSON.parse(text) as { refusal: Refusal | null }).refusal;
  if (text.includes('"TOO_MANY"')) return 'deliveries.failed.TOO_MANY';
  return text.includes('"BODY_TOO_SLOW"') ? 'deliveries.failed.BODY_TOO_SLOW' : 'state.notSent';
}

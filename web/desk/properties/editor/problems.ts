import type { TextKey } from '../../app/texts.ts';

const texts: Readonly<Record<string, TextKey>> = {
  REQUIRED: 'editor.wrong.REQUIRED',
  TOO_LONG: 'editor.wrong.TOO_LONG',
  TOO_MANY: 'editor.wrong.TOO_MANY',
  OUT_OF_RANGE: 'editor.wrong.OUT_OF_RANGE',
  DATE_INVALID: 'editor.wrong.DATE_INVALID',
  TAKEN: 'editor.wrong.TAKEN',
  UNREADABLE: 'editor.wrong.UNREADABLE',
};

/** What is wrong with what was typed into a field. */
export const wrongText = (code: string): TextKey => texts[code] ?? 'editor.wrong.UNKNOWN';

import type { TextKey } from '../app/texts.ts';

/** What is wrong with a new password, by code. */
export const passwordTexts: Readonly<Record<string, TextKey>> = {
  TOO_SHORT: 'signIn.choose.tooShort',
  TOO_LONG: 'signIn.choose.tooLong',
  TOO_EASY: 'signIn.choose.tooEasy',
  PASSWORDS_DIFFER: 'signIn.choose.differ',
};

import { addTexts } from '../../../shared/i18n/addTexts.ts';
import type { Messages } from '../../../shared/i18n/intl.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { Rare } from './Rare.tsx';

const texts = import.meta.glob<{ default: Messages }>('../../../shared/i18n/compiled/*.rare.json');

/** What stands under the heading of a rare module, once its texts in a language are there. */
export async function rareIn(language: Language) {
  await addTexts(language, texts[`../../../shared/i18n/compiled/${language}.rare.json`]);
  return { default: Rare };
}

import { addTexts } from '../../../app/i18n/addTexts.ts';
import type { Messages } from '../../../app/i18n/intl.ts';
import type { Language } from '../../../app/i18n/languages.ts';
import { resource } from '../../../app/router/resource.ts';

const texts = import.meta.glob<{ default: Messages }>('../../../app/i18n/compiled/*.costs.json');

/** Adds the texts of costs, duties and history, which load with them. */
export function addCostTexts(language: Language): Promise<void> {
  const load = texts[`../../../app/i18n/compiled/${language}.costs.json`];
  return addTexts(language, load && resource(load));
}

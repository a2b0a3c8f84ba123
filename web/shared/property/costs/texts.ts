import { addTexts } from '../../i18n/addTexts.ts';
import type { Messages } from '../../i18n/intl.ts';
import type { Language } from '../../i18n/languages.ts';
import { resource } from '../../router/resource.ts';

const texts = import.meta.glob<{ default: Messages }>('../../i18n/compiled/*.costs.json');

/** Adds the texts of costs, duties and history, which load with them. */
export function addCostTexts(language: Language): Promise<void> {
  const load = texts[`../../i18n/compiled/${language}.costs.json`];
  return addTexts(language, load && resource(load));
}

import type { Language } from './languages.ts';

/** The files in i18n/compiled that hold the texts of a page, by its source in web/; `split.mjs` parts them. */
export function partsOf(language: Language, source: string): string[] {
  const needsRest = /^(property|project|search)\//.test(source);
  return needsRest ? [`${language}.json`, `${language}.rest.json`] : [`${language}.json`];
}

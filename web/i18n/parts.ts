import type { Language } from './languages.ts';

/** The files in i18n/compiled that hold the texts of a page, by its source in web/; `split.mjs` parts them. */
export function partsOf(language: Language, source: string): string[] {
  const [, room = ''] = /^(property|project|search)\//.exec(source) ?? [];
  const part = room === 'search' ? 'list' : 'rest';
  return room ? [`${language}.json`, `${language}.${part}.json`] : [`${language}.json`];
}

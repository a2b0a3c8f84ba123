import type { Language } from './languages.ts';

/** The files in i18n/compiled that hold the texts of a page, by its source in web/; `split.mjs` parts them. */
export function partsOf(language: Language, source: string): string[] {
  const parts = [`${language}.json`];
  if (/^search\//.test(source)) parts.push(`${language}.list.json`);
  else if (!/^(home|content|notfound|)(\/|$)/.test(source)) parts.push(`${language}.rest.json`);
  const owner = /^owner\//.test(source);
  if (owner || /FormPage\.tsx$/.test(source)) parts.push(`${language}.form.json`);
  if (owner) parts.push(`${language}.owner.json`);
  return parts;
}

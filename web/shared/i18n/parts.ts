import type { Language } from './languages.ts';

/** Pages that need the first texts alone: most visits begin with one of them. '' stands for what any page may show, and for a failure. */
export const first = [
  '',
  'site/pages/home/HomePage.tsx',
  'site/pages/content/ContentPage.tsx',
  'site/pages/notfound/NotFoundPage.tsx',
];
export const lists = ['site/pages/list/ListPage.tsx'];
export const thanks = [
  'site/pages/thanks/ThanksPage.tsx',
  'site/pages/appointment/RequestedAppointmentFormPage.tsx',
];
export const owners = ['site/pages/owner/portal/OwnerPage.tsx'];

/**
 * The files in i18n/compiled that hold the texts of a page, by its source in web/. `web/build/texts.json` says which texts each has.
 */
export function partsOf(language: Language, source: string): string[] {
  const parts = [language as string];
  if (lists.includes(source)) parts.push(`${language}.list`);
  else if (!first.includes(source)) parts.push(`${language}.rest`);
  const owner = owners.includes(source);
  if (owner || source.endsWith('FormPage.tsx')) parts.push(`${language}.form`);
  if (owner) parts.push(`${language}.owner`);
  if (thanks.includes(source)) parts.push(`${language}.thanks`);
  if (source.startsWith('site/pages/window/')) parts.push(`${language}.window`);
  return parts.map((part) => `${part}.json`);
}

import { isLanguage, type Language } from '../../../shared/i18n/languages.ts';
import { valueIn } from '../../../shared/list/named.ts';
import { readParams } from '../../../shared/router/params.ts';

/** How long a slide is shown, in seconds: from 5 to 120, and 12 when the address has no number. */
export function secondsIn(search: string): number {
  const text = valueIn(readParams(search), 'seconds');
  return /^\d{1,4}$/.test(text) ? Math.min(Math.max(Number(text), 5), 120) : 12;
}

/** The pages that a screen shows in turn, its own first: `languages=fr,en` adds those of other languages that are in use. */
export function turnsIn(
  { language, search }: { readonly language: Language; readonly search: string },
  inUse: readonly Language[],
): string[] {
  const requested = valueIn(readParams(search), 'languages').split(',').filter(isLanguage);
  const turns = new Set([language, ...requested.filter((one) => inUse.includes(one))]);
  return [...turns].map((one) => `/window/${one}/${search}`);
}

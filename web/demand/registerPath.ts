import type { Language } from '../i18n/languages.ts';
import { path } from '../router/paths.ts';

/** The demand register, filled in with what a list was asked: the search of its address. */
export function registerPath(language: Language, goal: 'sale' | 'rent', search: string): string {
  return path('demandRegister', language, `${search ? `${search}&` : '?'}goal=${goal}`);
}

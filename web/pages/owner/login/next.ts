import type { Language } from '../../../app/i18n/languages.ts';
import { match } from '../../../app/router/match.ts';
import { path } from '../../../app/router/paths.ts';
import { readParams, writeParams } from '../../list/filterParams.ts';

/** The address to sign in at for who asked an owner's page, and why that is asked again; '' for no reason to tell. */
export function pathToSignIn(
  language: Language,
  asked: { readonly pathname: string; readonly search: string },
  done: 'sessionEnded' | '',
): string {
  const next = ['next', asked.pathname + asked.search] as const;
  return path('login', language, writeParams(done ? [['done', done], next] : [next]));
}

/** Where to go on after signing in: the owner's page, as it was asked. `next` leads nowhere else, whatever an address says. */
export function pathAfterSignIn(
  search: string,
  language: Language,
  inUse: readonly Language[],
): string {
  const next = readParams(search).find(([name]) => name === 'next')?.[1] ?? '';
  const place = match(next, inUse, language);
  return path('owner', language, place.page === 'owner' ? place.search : '');
}

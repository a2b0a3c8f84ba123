import type { Language } from '../../../../shared/i18n/languages.ts';
import { match } from '../../../../shared/router/match.ts';
import { readParams, writeParams } from '../../../../shared/router/params.ts';
import { path } from '../../../../shared/router/paths.ts';

/** The login page's address for a visitor of the owner's page; `done` tells that the session has ended. */
export function pathToSignIn(
  language: Language,
  from: { readonly pathname: string; readonly search: string },
  done: 'sessionEnded' | '',
): string {
  const next = ['next', from.pathname + from.search] as const;
  return path('login', language, writeParams(done ? [['done', done], next] : [next]));
}

/** The owner's page as it was requested before signing in. Whatever `next` says, it leads nowhere else. */
export function pathAfterSignIn(
  search: string,
  language: Language,
  inUse: readonly Language[],
): string {
  const next = readParams(search).find(([name]) => name === 'next')?.[1] ?? '';
  const target = match(next, inUse, language);
  return path('owner', language, target.page === 'owner' ? target.search : '');
}

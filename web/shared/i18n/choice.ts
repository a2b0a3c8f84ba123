import { isLanguage, type Language } from './languages.ts';

/** The name under which the language is stored, in the cookie as in storage (specification section 2). */
const key = 'i18nextLng';
const year = 365 * 24 * 60 * 60;

/** Everything in the browser that may name the visitor's language, unchecked. */
export interface Clues {
  readonly search: string;
  readonly cookie: string;
  readonly local: string | null;
  readonly session: string | null;
  readonly browser: readonly string[];
  readonly html: string;
}

/**
 * The visitor's language: the first clue that names one in use, in the order query, cookie, local storage, session
 * storage, browser, html tag (specification section 2). Null when none does.
 */
export function detect(clues: Clues, inUse: readonly Language[]): Language | null {
  const candidates = [
    new URLSearchParams(clues.search).get('lng'),
    new RegExp(`(?:^|; *)${key}=([^;]*)`).exec(clues.cookie)?.[1],
    clues.local,
    clues.session,
    ...clues.browser,
    clues.html,
  ];
  for (const candidate of candidates) {
    const code = candidate?.slice(0, 2).toLowerCase();
    if (isLanguage(code) && inUse.includes(code)) return code;
  }
  return null;
}

/** Collects the clues of this browser. */
export function clues(): Clues {
  return {
    search: location.search,
    cookie: document.cookie,
    local: read(() => localStorage),
    session: read(() => sessionStorage),
    browser: navigator.languages,
    html: document.documentElement.lang,
  };
}

/** Stores the language in local storage, and in a cookie for the server. */
export function remember(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${key}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without local storage the cookie remains.
  }
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

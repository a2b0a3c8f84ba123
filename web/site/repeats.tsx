import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { LanguageContext } from '../shared/i18n/language.tsx';
import type { Language } from '../shared/i18n/languages.ts';
import { RouterContext, type RouterState } from '../shared/router/routerContext.ts';

interface Surroundings {
  intl: IntlShape;
  language: Language;
  /** Everything about the page that a repeated element may read: the router without its location. */
  router: Omit<RouterState, 'location' | 'inPlace' | 'pending' | 'origin'>;
}

/**
 * The place on this page of what is made from a text: positive when server/render has its HTML, negative when it has not. A global of the
 * engine; absent where pages are rendered in one go.
 */
declare const gevelRepeat: undefined | ((madeFrom: string) => number);

/** The repeated elements of a page. Null where pages are rendered in one go. */
export function repeatsOf({ intl, language, router }: Surroundings) {
  if (typeof gevelRepeat === 'undefined') return null;
  const place = gevelRepeat;
  const { languages, unpublished } = router;
  const missing = new Map<number, ReactElement>();
  const onPagesOf = JSON.stringify([language, languages, unpublished]);
  const state = { ...router, location: onlyLanguage(language) } as RouterState;
  return {
    repeat(madeFrom: string, element: ReactElement) {
      const at = place(onPagesOf + madeFrom);
      if (at < 0) missing.set(-at, element);
      return Math.abs(at);
    },
    /** How many of them server/render does not have. */
    missing: () => missing.size,
    /** The HTML of those that server/render does not have, `most` of them, by their places. */
    rendered: (most = Number.POSITIVE_INFINITY) =>
      Object.fromEntries([...missing].slice(0, most).map(([at, element]) => [at, alone(element)])),
  };

  function alone(element: ReactElement): string {
    return renderToString(
      <RouterContext value={state}>
        <LanguageContext value={language}>
          <RawIntlProvider value={intl}>{element}</RawIntlProvider>
        </LanguageContext>
      </RouterContext>,
    );
  }
}

/** The location of any page: reading its address is a mistake, since the element appears on other pages too. */
function onlyLanguage(language: Language) {
  const refuse = () => {
    throw new Error('a repeated element reads the address of its page');
  };
  return Object.defineProperties(
    { language },
    {
      page: { get: refuse },
      pathname: { get: refuse },
      search: { get: refuse },
    },
  );
}

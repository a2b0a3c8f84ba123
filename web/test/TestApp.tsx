import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { vi } from 'vitest';
import { createAnswers } from '../shared/answer/answers.ts';
import { intlOf } from '../shared/i18n/intl.ts';
import { LanguageContext } from '../shared/i18n/language.tsx';
import { match } from '../shared/router/match.ts';
import { RouterContext, type RouterState } from '../shared/router/routerContext.ts';
import { createTrail } from '../shared/router/trail.ts';
import { locationOf } from '../shared/router/view.ts';
import { messages } from './messages.ts';

/** A router that notes where it is sent and stays where it is. By default no query has an answer. */
export function standingRouter(
  url: string,
  answers = createAnswers(() => Promise.reject(new Error('the page sent a query'))),
): RouterState {
  return {
    location: locationOf(match(url, ['nl', 'fr', 'en'], 'nl')),
    inPlace: false,
    pending: false,
    origin: 'https://example.com',
    languages: ['nl', 'fr', 'en'],
    unpublished: [],
    navigate: vi.fn(),
    preload: vi.fn(),
    open: vi.fn(),
    answers,
    trail: createTrail(),
  };
}

/** What every component of the app has around it. */
export function TestApp(props: { router: RouterState; children: ReactNode }) {
  const { language } = props.router.location;
  return (
    <RouterContext value={props.router}>
      <LanguageContext value={language}>
        <RawIntlProvider value={intlOf(language, messages[language])}>
          {props.children}
        </RawIntlProvider>
      </LanguageContext>
    </RouterContext>
  );
}

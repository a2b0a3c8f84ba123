import { createAnswers } from '../../shared/answer/answers.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { RouterState } from '../../shared/router/routerContext.ts';

const none = () => Promise.reject(new Error('the desk shows no page of the site'));

/** A router for parts of the site that the desk shows: its links open pages of the site in a new tab, and it goes nowhere itself. */
export function siteRouter(language: Language): RouterState {
  return {
    location: { page: 'owner', pathname: '/', search: '', language },
    inPlace: false,
    pending: false,
    origin: location.origin,
    languages: [language],
    unpublished: [],
    navigate: (to) => window.open(to, '_blank', 'noopener'),
    preload: () => {},
    open: none,
    answers: createAnswers(none),
    trail: { layers: null, page: () => '', write: () => {}, follow: () => undefined },
  };
}

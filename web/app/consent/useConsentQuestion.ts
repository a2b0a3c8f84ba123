import { useEffect, useState } from 'react';
import type { PageLocation } from '../router/page.ts';
import { forgetChoice, isPreview, readChoice } from './stored.ts';

/** A visitor is asked for the first time, or comes back to what was chosen. */
type Asking = 'first' | 'again' | null;

/** Where a link leads to the question: the address forgets what was chosen when it is opened as a document. */
const question = 'setcookies';

/** Whether the visitor is asked: on the first page that is no preview, at the address that asks, and on request. */
export function useConsentQuestion(location: PageLocation) {
  const [asking, setAsking] = useState<Asking>(null);
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(question) || !leaveQuestion()) return;
    forgetChoice();
    setAnswered(false);
  }, [location]);
  useEffect(() => {
    const preview = isPreview(location.pathname);
    const known = answered || readChoice() !== null;
    setAsking((now) => (preview ? null : (now ?? (known ? null : 'first'))));
  }, [location, answered]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (link?.getAttribute('href') !== `?${question}` || event.defaultPrevented) return;
      event.preventDefault();
      setAsking('again');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  const answer = (next: Asking) => {
    setAnswered(true); // for this visit, even where nothing can be stored
    setAsking(next);
  };
  return { asking, setAsking: answer };
}

/**
 * Takes the question out of the address, and tells whether it was there: a reload after the choice must not forget it. The entry of
 * the history stays the router's, so that going back finds the same page.
 */
function leaveQuestion(): boolean {
  const { pathname, search, hash } = window.location;
  const all = search.slice(1).split('&');
  const others = all.filter((part) => part.split('=')[0] !== question);
  if (others.length === all.length) return false;
  const rest = others.length > 0 ? `?${others.join('&')}` : '';
  history.replaceState(history.state, '', pathname + rest + hash);
  return true;
}

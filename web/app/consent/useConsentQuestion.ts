import { useEffect, useState } from 'react';
import type { PageLocation } from '../router/page.ts';
import { forgetChoice, isPreview, readChoice } from './stored.ts';

/** Why the dialog is open: no choice yet, or the visitor wants to change it. */
type Asking = 'first' | 'again' | null;

/** The parameter that opens the dialog; on a document's address it also removes the stored choice. */
const question = 'setcookies';

/** Whether the dialog is open: without a stored choice (previews excepted), at ?setcookies, and on request. */
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
    setAnswered(true); // until the document is left, even without storage
    setAsking(next);
  };
  return { asking, setAsking: answer };
}

/**
 * Removes ?setcookies from the address and says whether it was there: a reload must not remove the choice again. The entry of
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

import { useEffect, useState } from 'react';
import { forgetChoice, isPreview, readChoice } from '../../shared/consent/stored.ts';
import type { PageLocation } from '../../shared/router/page.ts';

/** Why the dialog is open: no choice yet, or the visitor wants to change it. */
type Reason = 'first' | 'again' | null;

/** The parameter of a page's address that removes the stored choice, so that the dialog opens; a link to it only opens the dialog. */
const question = 'setcookies';

/** Why the dialog is open: no stored choice (previews excepted), ?setcookies, or the footer's link; null while it is closed. */
export function useConsentQuestion(location: PageLocation) {
  const [reason, setReason] = useState<Reason>(null);
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(question) || !removeQuestion()) return;
    forgetChoice();
    setAnswered(false);
  }, [location]);
  useEffect(() => {
    const preview = isPreview(location.pathname);
    const known = answered || readChoice() !== null;
    setReason((now) => (preview ? null : (now ?? (known ? null : 'first'))));
  }, [location, answered]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (link?.getAttribute('href') !== `?${question}` || event.defaultPrevented) return;
      event.preventDefault();
      setReason('again');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  const answer = (next: Reason) => {
    setAnswered(true); // until the document is left, even without storage
    setReason(next);
  };
  return { reason, setReason: answer };
}

/**
 * Removes ?setcookies from the address and says whether it was there: a reload must not remove the choice again. The state of the
 * history entry stays the router's, so that Back finds the same page.
 */
function removeQuestion(): boolean {
  const { pathname, search, hash } = window.location;
  const all = search.slice(1).split('&');
  const others = all.filter((part) => part.split('=')[0] !== question);
  if (others.length === all.length) return false;
  const rest = others.length > 0 ? `?${others.join('&')}` : '';
  history.replaceState(history.state, '', pathname + rest + hash);
  return true;
}

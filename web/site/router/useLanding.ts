import { useLayoutEffect, useRef, useState } from 'react';
import { endOpening } from '../../shared/router/opening.ts';
import type { Shown } from './router.ts';

/**
 * After a navigation, scrolls to its landing and moves the focus to the page's title, so that screen readers go on there.
 * Returns the title of the last page opened this way, to be announced; '' on the first page.
 */
export function useLanding(shown: Shown): string {
  const [title, setTitle] = useState('');
  const landed = useRef(shown);
  useLayoutEffect(() => {
    if (landed.current === shown) return;
    landed.current = shown;
    if (shown.landing === null) return;
    endOpening();
    const target = shown.landing.hash ? document.getElementById(shown.landing.hash.slice(1)) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: shown.landing.y, behavior: 'instant' });
    focus(
      target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'),
    );
    setTitle(document.title);
  }, [shown]);
  return title;
}

function focus(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

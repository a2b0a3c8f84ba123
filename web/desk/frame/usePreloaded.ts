import { useEffect } from 'react';
import { placeOf } from '../app/place.ts';
import { preload, preloadAll } from './screens.ts';

/** How long the desk must be open before it loads the other screens, in milliseconds: the first one comes first. */
const patience = 2000;

/** Loads the code of a screen when a link to it is pointed at or focused, and that of all screens once the first has had its time. */
export function usePreloaded(): void {
  useEffect(() => {
    const timer = setTimeout(preloadAll, patience);
    const over = new AbortController();
    for (const event of ['pointerover', 'touchstart', 'focusin'])
      addEventListener(event, load, { passive: true, signal: over.signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
}

function load({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.pathname.startsWith('/desk/')) preload(placeOf(link).screen);
}

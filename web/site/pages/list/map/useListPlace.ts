import { useLayoutEffect, useRef } from 'react';
import type { Bounds } from '../../../../shared/map/area.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';

/** How far the list beside a map was scrolled, by the page's entry in the browser's history. */
const places = new Map<string, number>();

/**
 * The list beside a map scrolls by itself: Back shows it where it was left, and the list of where the map moved begins with its first card.
 */
export function useListPlace(bounds: Bounds | null): void {
  const { trail } = useRouter();
  const key = JSON.stringify(bounds);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const list = listBeside();
    if (!list) return;
    const page = trail.page();
    const top = shown.current === null ? (places.get(page) ?? 0) : 0;
    if (shown.current !== key) list.scrollTo({ top, behavior: 'instant' });
    shown.current = key;
    const scrolls = () => places.set(page, list.scrollTop);
    list.addEventListener('scroll', scrolls);
    return () => list.removeEventListener('scroll', scrolls);
  }, [trail, key]);
}

function listBeside(): Element | null | undefined {
  return document.querySelector('main [data-list]')?.parentElement;
}

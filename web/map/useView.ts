import { useMemo, useState } from 'react';
import type { Spot } from './mercator.ts';
import { fitted, limited, limitsOf, type Size, type View } from './view.ts';

/** How deep the map zooms by itself: an area of a kilometre around is still seen whole. */
const deepest = 13;

export type Move = (change: (view: View) => View) => void;

/**
 * What is seen: all of `wanted`, until the visitor moves. Where something else is wanted the map goes there, unless it
 * `stays`, because the visitor is who decides.
 */
export function useView(wanted: readonly Spot[], size: Size, stays: boolean) {
  const [own, setOwn] = useState<View | null>(null);
  const places = JSON.stringify(wanted);
  const [before, setBefore] = useState(places);
  if (before !== places) {
    setBefore(places);
    if (!stays) setOwn(null);
  }
  const limits = useMemo(() => limitsOf(wanted, size), [wanted, size]);
  const view = useMemo(
    () => limited(own ?? fitted(wanted, size, deepest), size, limits),
    [own, wanted, size, limits],
  );
  const move: Move = (change) => setOwn((now) => limited(change(now ?? view), size, limits));
  return { view, move, isOwn: own !== null };
}

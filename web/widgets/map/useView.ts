import { useMemo, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../shared/ui/reducedMotion.ts';
import { areOne, type Spot } from './mercator.ts';
import { streetsFile } from './streetsFile.ts';
import { between, fitted, limited, limitsOf, type Size, type View } from './view.ts';

/** How deep the map zooms by itself for one point: the towns around it are seen, with streets the neighbourhood. */
const deepestForOne = streetsFile === null ? 12 : 14;

/** How deep for several: near ones stand apart. ResultsMap.tsx asks the server for the pins of this zoom. */
const deepestForSeveral = 15;

/** The duration of the animation after a press of a button, in milliseconds. */
const glide = 220;

export type Move = (change: (view: View) => View) => void;

/**
 * The view: all of `selected`, until the visitor moves the map, which can show all of `reachable`. A new selection moves it there, unless
 * it `stays` because the visitor decides.
 */
export function useView(
  selected: readonly Spot[],
  reachable: readonly Spot[],
  size: Size,
  stays: boolean,
) {
  const [own, setOwn] = useState<View | null>(null);
  const key = JSON.stringify(selected);
  const [before, setBefore] = useState(key);
  if (before !== key) {
    setBefore(key);
    if (!stays) setOwn(null);
  }
  const limits = useMemo(() => limitsOf(reachable, size), [reachable, size]);
  const view = useMemo(() => {
    const deepest = areOne(selected) ? deepestForOne : deepestForSeveral;
    return limited(own ?? fitted(selected, size, deepest), size, limits);
  }, [own, selected, size, limits]);
  const coming = useRef({ frame: 0, to: null as View | null });
  const stop = () => {
    cancelAnimationFrame(coming.current.frame);
    coming.current.to = null;
  };
  const move: Move = (change) => {
    stop();
    setOwn((now) => limited(change(now ?? view), size, limits));
  };
  /** Moves with an animation, or at once with reduced motion. An animation under way counts as finished. */
  const glideTo: Move = (change) => {
    if (prefersReducedMotion()) return move(change);
    const to = limited(change(coming.current.to ?? view), size, limits);
    stop();
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / glide);
      setOwn(between(view, to, 1 - (1 - part) ** 3));
      coming.current =
        part < 1 ? { frame: requestAnimationFrame(step), to } : { frame: 0, to: null };
    };
    coming.current = { frame: requestAnimationFrame(step), to };
  };
  return { view, move, glideTo, isOwn: own !== null };
}

import { useMemo, useRef, useState } from 'react';
import type { Area } from '../../shared/map/area.ts';
import { prefersReducedMotion } from '../../shared/ui/reducedMotion.ts';
import { streetsFile } from './ground/streetsFile.ts';
import { areOne, type Spot } from './mercator.ts';
import { areaSpots } from './scene.ts';
import {
  between,
  filled,
  fitted,
  isSeen,
  limited,
  limitsOf,
  type Size,
  type View,
} from './view.ts';

/** How deep the map zooms by itself for one point: the towns around it are seen, with streets the neighbourhood. */
const deepestForOne = streetsFile === null ? 12 : 14;

/** How deep for several: near ones stand apart. ResultsMap.tsx asks the server for the pins of this zoom. */
const deepestForSeveral = 15;

/** The duration of the animation after a press of a button, in milliseconds. */
const glide = 220;

export type Move = (change: (view: View) => View) => void;

/**
 * The view: the bounds of the address, else all of `selected`, until the visitor moves the map, which can show all of `reachable`. Another
 * selection moves it there, unless the visitor moved it to where some of that is; so does a list that leaves its bounds. `deepestOfOne` is
 * how deep it zooms for one point.
 */
export function useView(
  selected: readonly Spot[],
  reachable: readonly Spot[],
  size: Size,
  area: Area | null,
  deepestOfOne = deepestForOne,
) {
  const [own, setOwn] = useState<View | null>(null);
  const [isMoved, setMoved] = useState(false);
  const now = { key: JSON.stringify(selected), kind: area?.kind };
  const [before, setBefore] = useState(now);
  if (before.key !== now.key || before.kind !== now.kind) {
    setBefore(now);
    const isOther = before.key !== now.key;
    const stays = isOther
      ? isMoved && own !== null && now.kind !== 'polygon' && selected.some(isIn(own, size))
      : before.kind === undefined || now.kind !== undefined;
    if (!stays) {
      setOwn(null);
      setMoved(false);
    }
  }
  const limits = useMemo(() => limitsOf(reachable, size), [reachable, size]);
  const view = useMemo(() => {
    const deepest = areOne(selected) ? deepestOfOne : deepestForSeveral;
    const first =
      area?.kind === 'bounds' ? filled(areaSpots(area), size) : fitted(selected, size, deepest);
    return limited(own ?? first, size, limits);
  }, [own, area, selected, size, limits, deepestOfOne]);
  const coming = useRef({ frame: 0, to: null as View | null });
  const stop = () => {
    cancelAnimationFrame(coming.current.frame);
    coming.current.to = null;
  };
  const move: Move = (change) => {
    stop();
    setMoved(true);
    setOwn((now) => limited(change(now ?? view), size, limits));
  };
  /** Moves with an animation, or at once with reduced motion. An animation under way counts as finished. */
  const glideTo: Move = (change) => {
    if (prefersReducedMotion()) return move(change);
    const to = limited(change(coming.current.to ?? view), size, limits);
    stop();
    setMoved(true);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / glide);
      setOwn(between(view, to, 1 - (1 - part) ** 3));
      coming.current =
        part < 1 ? { frame: requestAnimationFrame(step), to } : { frame: 0, to: null };
    };
    coming.current = { frame: requestAnimationFrame(step), to };
  };
  /** What the map shows by itself stays, whatever the list does. */
  const hold = () => setOwn(view);
  return { view, move, glideTo, hold, isMoved };
}

const isIn = (view: View, size: Size) => (spot: Spot) => isSeen(view, size, spot);

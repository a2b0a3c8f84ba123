import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../../shared/map/area.ts';
import type { MapReport } from '../../../shared/map/message.ts';
import type { Spot } from '../mercator.ts';
import { placeOf } from './pinMoves.ts';

/** How long keys that move the pin must rest before the place counts as chosen, in milliseconds. */
const rest = 800;

/** How long after a tap another makes it a double click, which zooms, in milliseconds: as long as systems allow for one. */
const double = 500;

/**
 * The pin: where the host says, or where it was moved until the host says another place. `begin` is where the map begins: it stays while
 * the pin is moved on it, and goes where the host puts the pin.
 */
export function usePin(
  said: Point | null,
  around: Point | null,
  report: (report: MapReport) => void,
) {
  const [own, setOwn] = useState<Point | null>(null);
  const [moving, setMoving] = useState(false);
  const [before, setBefore] = useState(said);
  const [begin, setBegin] = useState(beginning(said, around));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const taps = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forgetTaps = () => {
    clearTimeout(taps.current);
    taps.current = undefined;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(taps.current);
    },
    [],
  );
  if (!areSame(said, before) && !moving) {
    setBefore(said);
    setOwn(null);
    if (!areSame(said, own)) setBegin(beginning(said, around));
  }
  const at = own ?? said;
  const end = (place: Point | null) => {
    clearTimeout(timer.current);
    forgetTaps();
    setMoving(false);
    if (place) report({ type: 'gevel:placed', at: place, rests: true });
  };
  const put = (spot: Spot) => {
    const place = placeOf(spot);
    setOwn(place);
    end(place);
  };
  return {
    at,
    begin,
    /** The pin is on its way: the host shows the place, and does not write it yet. */
    move: (spot: Spot) => {
      const place = placeOf(spot);
      setOwn(place);
      setMoving(true);
      report({ type: 'gevel:placed', at: place, rests: false });
      clearTimeout(timer.current);
      forgetTaps();
      return place;
    },
    /** Keys move the pin a little at a time, so that the place is chosen once they rest. */
    wait: (place: Point) => {
      timer.current = setTimeout(() => end(place), rest);
    },
    /** The pin is where it is meant to be. */
    settle: () => moving && end(own),
    put,
    /** Puts it, unless another tap follows or came just before: a double click zooms, and does not choose a place. */
    tap: (spot: Spot) => {
      const isAlone = taps.current === undefined;
      forgetTaps();
      taps.current = setTimeout(() => {
        forgetTaps();
        if (isAlone) put(spot);
      }, double);
    },
  };
}

const beginning = (said: Point | null, around: Point | null) => ({
  at: said ?? around,
  isPin: said !== null,
});

const areSame = (a: Point | null, b: Point | null) =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude;

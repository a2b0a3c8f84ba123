import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PlaceTexts } from '../../../shared/map/message.ts';
import { pixel } from '../useGestures.ts';
import type { Pixel } from '../view.ts';
import css from './Pin.module.css';

interface Props {
  /** Where its tip stands. */
  at: Pixel;
  texts: PlaceTexts;
  editable: boolean;
  drag: (to: Pixel) => void;
  /** Whether the key moved it. */
  press: (event: KeyboardEvent) => boolean;
  /** The keyboard came to it. */
  reach: () => void;
  /** It stays where it is: let go, or left. */
  settle: () => void;
}

/** The pin of the place that is chosen; without a hand on it a mark. */
export function Pin({ at, texts, editable, drag, press, reach, settle }: Props) {
  const held = useRef<Pixel | null>(null); // how far from its tip
  const style = { translate: `calc(${at.left}px - 50%) calc(${at.top}px - 100%)` };
  const mark = (
    <svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true">
      <path d="M14 35S1 22.5 1 13.6C1 6.6 6.8 1 14 1s13 5.6 13 12.6C27 22.5 14 35 14 35z" />
      <circle cx="14" cy="13.5" r="4.5" />
    </svg>
  );
  if (!editable)
    return (
      <div className={css.pin} style={style} role="img" aria-label={texts.pin}>
        {mark}
      </div>
    );
  return (
    <>
      <div
        className={css.pin}
        style={style}
        data-editable
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it
        tabIndex={0}
        aria-label={texts.pin}
        aria-describedby="pin-keys"
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          event.stopPropagation(); // it is not the map that is dragged
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const { left, top } = pixel(event);
          held.current = { left: at.left - left, top: at.top - top };
        }}
        onPointerMove={(event) => {
          if (!held.current) return;
          const { left, top } = pixel(event);
          drag({ left: left + held.current.left, top: top + held.current.top });
        }}
        onPointerUp={() => {
          held.current = null;
          settle();
        }}
        onPointerCancel={() => {
          held.current = null;
          settle();
        }}
        onKeyDown={(event) => {
          if (!press(event)) return;
          event.preventDefault();
          event.stopPropagation(); // the map stays where it is
        }}
        onFocus={() => held.current ?? reach()}
        onBlur={settle}
        onDoubleClick={(event) => event.stopPropagation()} // it would zoom the map under it
      >
        {mark}
      </div>
      <p id="pin-keys" className="hidden-text">
        {texts.pinKeys}
      </p>
    </>
  );
}

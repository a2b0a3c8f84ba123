import { use, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useContent } from '../../../app/consent/useContent.ts';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Area, Bounds, Point } from '../area.ts';
import type { MapPin, MapType } from '../message.ts';
import css from './MapFrame.module.css';
import { MapToken } from './mapToken.ts';
import { useMapFrame } from './useMapFrame.ts';
import { useOwnTexts } from './useOwnTexts.ts';

export interface MapFrameProps {
  /** Keep the same array while the data are the same: a new one is sent to the frame. */
  pins: readonly MapPin[];
  /** What the map shows, in words: 'Kaart met 84 panden'. */
  label: string;
  /** The area that the list is filtered by. */
  area?: Area | null;
  /** The number of the home whose pin stands out. */
  marked?: number | null;
  mapType?: MapType;
  /** The address of the agency's own picture for pins, from the root. */
  marker?: string | null;
  /** Numbers of properties that are not shown. Keep the same array, as with the pins. */
  ignore?: readonly number[];
  /** A pin was activated; it stands for these numbers. */
  onSelect?: (numbers: number[]) => void;
  /** With it the frame offers "search as I move the map", and says where the map is while that is on. */
  onMoved?: (bounds: Bounds) => void;
  /** With it the frame offers to draw an area; null when the area was removed. */
  onDrawn?: (polygon: Point[] | null) => void;
  /** Its place and size: the frame fills it. */
  className?: string | undefined;
}

/** The map, in a frame of its own (specification section 7): quiet until it is there, and in words when it fails. */
export function MapFrame(props: MapFrameProps) {
  return useOwnTexts() ? <Frame {...props} /> : null;
}

function Frame(props: MapFrameProps) {
  const intl = useIntl();
  const mapbox = use(MapToken);
  const box = useRef<HTMLDivElement>(null);
  const { frame, state, isFull, onLoad } = useMapFrame(props, useContent() ? mapbox : null);
  useLayoutEffect(() => {
    if (isFull) box.current?.showPopover();
  }, [isFull]);
  const look = [state === 'waiting' && css.waiting, isFull ? css.full : props.className];
  const stay = isFull && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/noStaticElementInteractions: Tab comes back to the map that fills the window
    <span tabIndex={0} onFocus={() => frame.current?.focus()} />
  );
  return (
    <div
      ref={box}
      className={classes(css.map, ...look)}
      aria-busy={state === 'waiting'}
      {...(isFull && { popover: 'manual', role: 'dialog', 'aria-label': props.label })}
    >
      {stay}
      <iframe ref={frame} src="/map/" title={props.label} loading="lazy" onLoad={onLoad} />
      {stay}
      {state === 'failed' && (
        <div className={css.failed} role="alert">
          <Notice icon="alert">{intl.formatMessage({ id: 'map.failed' })}</Notice>
        </div>
      )}
    </div>
  );
}

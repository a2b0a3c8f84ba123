import { useEffect, useMemo, useState } from 'react';
import { useLayer } from '../../router/useLayer.ts';
import type { Area, Bounds, Circle, Point } from '../area.ts';
import type { MapMessage, MapPin, MapType, OwnMessage, PhotosMessage } from '../message.ts';
import { useFrame } from './useFrame.ts';
import { useMapTexts } from './useMapTexts.ts';

export interface MapFrameProps {
  /** A new array is sent to the frame, so pass the same one while the data are the same. */
  pins: readonly MapPin[];
  /** Shown in place of the pins; see MapMessage. */
  near?: readonly MapPin[] | null;
  /** What the map shows, in words: 'Kaart met 84 panden'. */
  label: string;
  /** The area that the list is filtered by. */
  area?: Area | null;
  /** What lies around the towns of the list; the same array while they are the same. */
  circles?: readonly Circle[];
  /** The number of the property whose pin is highlighted. */
  marked?: number | null;
  mapType?: MapType;
  /** The path of the agency's own picture for pins. */
  marker?: string | null;
  /** Numbers of properties that are not shown; the same array while they are the same, as with the pins. */
  ignore?: readonly number[];
  /** Numbers of the properties whose cards stand beside the map, which opens none over it for these; the same array, as with the pins. */
  beside?: readonly number[];
  /** What this browser's visitor saw and saved; the same object while they are the same. */
  own?: Omit<OwnMessage, 'type'> | null;
  /** The photos of the property that was selected last; the same object while they are the same. */
  photos?: Omit<PhotosMessage, 'type'> | null;
  /** The map is the screen and not a part of a page: one finger moves it. */
  screen?: boolean;
  /** A pin was activated; it stands for these numbers. */
  onSelect?: (numbers: number[]) => void;
  /** With it the map reports its bounds when it has come to rest, where the list is not that of these bounds. */
  onMoved?: (bounds: Bounds) => void;
  /** The map shows other bounds, rounded outwards; reported only while there are pins without a number, of which the server knows more. */
  onSeen?: (seen: Seen) => void;
  /** With it the frame offers to draw an area; null when the area was removed. */
  onDrawn?: (polygon: Point[] | null) => void;
  /** Its place and size: the frame fills it. */
  className?: string | undefined;
}

/** The part of the world that the map shows, and its zoom. */
export interface Seen {
  bounds: Bounds;
  zoom: number;
}

/** Exchanges messages with the map's frame and tells whether it has loaded. The token is Mapbox's, null without the visitor's consent. */
export function useMapFrame(props: MapFrameProps, token: string | null) {
  const [hasCard, setCard] = useState(false);
  const [isFull, setFull] = useState(false);
  const message = useMessage(props, token);
  const { marked = null, beside = none, own = null, photos = null } = props;
  const { frame, state, post, onLoad } = useFrame(message, (report) => {
    if (report.type === 'gevel:select') props.onSelect?.(report.numbers);
    if (report.type === 'gevel:open') setCard(report.open);
    if (report.type === 'gevel:full') setFull(report.full);
    if (report.type === 'gevel:moved') props.onMoved?.(report.bounds);
    if (report.type === 'gevel:seen') props.onSeen?.(report);
    if (report.type === 'gevel:drawn') props.onDrawn?.(report.polygon);
  });
  useEffect(() => {
    if (state === 'ready') post({ type: 'gevel:full', full: isFull });
  }, [state, isFull, post]);
  useEffect(() => {
    if (state === 'ready') post({ type: 'gevel:beside', numbers: [...beside] });
  }, [state, beside, post]);
  useEffect(() => {
    if (state === 'ready') post({ type: 'gevel:mark', number: marked });
  }, [state, marked, post]);
  useEffect(() => {
    if (state === 'ready' && own) post({ type: 'gevel:own', ...own });
  }, [state, own, post]);
  useEffect(() => {
    if (state === 'ready' && photos) post({ type: 'gevel:photos', ...photos });
  }, [state, photos, post]);
  useLayer(isFull, () => setFull(false));
  useLayer(hasCard, () => post({ type: 'gevel:close' }));
  return { frame, state, isFull, onLoad };
}

/** What the frame is to show; the same object while the props are the same. */
function useMessage(props: MapFrameProps, token: string | null): MapMessage {
  const {
    pins,
    near = null,
    ignore = none,
    area = null,
    circles = noCircles,
    screen = false,
    mapType = 'streets',
    marker = null,
  } = props;
  const info = useMapTexts(props.label);
  const [draw, follow] = [props.onDrawn !== undefined, props.onMoved !== undefined];
  return useMemo(
    () => ({
      type: 'gevel:map',
      properties: [...pins],
      near: near && [...near],
      info,
      mapType,
      marker,
      ignore: [...ignore],
      token,
      area,
      circles: [...circles],
      screen,
      tools: { draw, follow, full: canFill() },
    }),
    [pins, near, info, mapType, marker, ignore, token, area, circles, screen, draw, follow],
  );
}

/** Whether this browser can show an element above all others without reloading its iframe. */
function canFill(): boolean {
  return typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;
}

const none: readonly number[] = [];
const noCircles: readonly Circle[] = [];

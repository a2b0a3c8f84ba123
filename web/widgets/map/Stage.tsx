import { useMemo, useRef, useState } from 'react';
import type { Point } from '../../shared/map/area.ts';
import { aroundHere } from '../../shared/map/here.ts';
import type { MapMessage, MapReport, PhotosMessage } from '../../shared/map/message.ts';
import { classes } from '../../shared/ui/classes.ts';
import { DrawLayer } from './drawing/DrawLayer.tsx';
import { Shapes } from './drawing/Shapes.tsx';
import { useArea } from './drawing/useArea.ts';
import { FarLinks } from './FarLinks.tsx';
import { depthOf, partedByDistance } from './far.ts';
import type { Group } from './field.ts';
import { Ground } from './ground/Ground.tsx';
import { Hint } from './Hint.tsx';
import { keysOf } from './keys.ts';
import { group } from './pins/group.ts';
import { type Own, Pins } from './pins/Pins.tsx';
import { Popup } from './pins/Popup.tsx';
import { labelOf } from './pins/pinWords.ts';
import { useCard } from './pins/useCard.ts';
import { Scale } from './Scale.tsx';
import css from './Stage.module.css';
import {
  canPart,
  isOfServer,
  nearer,
  opened,
  pointsOf,
  revealed,
  seen,
  selectedSpots,
  shown,
} from './scene.ts';
import { Tools } from './Tools.tsx';
import { useFollow } from './useFollow.ts';
import { useGestures } from './useGestures.ts';
import { useHint } from './useHint.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';
import { useShownBounds } from './useShownBounds.ts';
import { useView } from './useView.ts';
import { fitted, isSeen, moved, type Size, toPixel } from './view.ts';
import { Zoom } from './Zoom.tsx';

export interface MapViewProps {
  data: MapMessage;
  /** The number of the property whose pin is highlighted. */
  marked: number | null;
  /** The numbers of properties whose cards stand beside the map; see BesideMessage. */
  beside: readonly number[];
  /** What this browser's visitor saw and saved before. */
  own: Own;
  /** The photos of the property whose card was opened last, once they have come. */
  photos: PhotosMessage | null;
  /** The map fills the window. */
  full: boolean;
  /** How often the visitor went back from what was open on the map. */
  backs: number;
  report: (report: MapReport) => void;
}

/** The map with everything on it. */
export function Stage({
  data,
  marked,
  beside,
  own,
  photos,
  full,
  backs,
  size,
  report,
}: MapViewProps & { size: Size }) {
  const { info: texts, tools } = data;
  const stage = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [here, setHere] = useState<'hereWaits' | 'hereRefused' | 'hereFailed' | null>(null);
  const [open, setOpen] = useState<Group | null>(null);
  const { area, setArea } = useArea(data);
  const outline = area?.kind === 'bounds' && tools.follow ? null : area;
  const restoreFocus = useRestoredFocus(ground);

  const all = useMemo(() => shown(data.properties, data.ignore), [data]);
  const pins = useMemo(() => (data.near ? shown(data.near, data.ignore) : all), [data, all]);
  const { main, ways } = useMemo(() => partedByDistance(all), [all]);
  const drawn = data.area?.kind === 'bounds' && tools.follow ? null : data.area;
  const selected = useMemo(() => selectedSpots(main, drawn, data.circles), [main, drawn, data]);
  const reachable = useMemo(() => selectedSpots(all, drawn, data.circles), [all, drawn, data]);
  const listed = tools.follow ? data.area : null;
  const { view, move, glideTo, hold, isMoved } = useView(selected, reachable, size, listed);
  const depth = Math.floor(view.zoom * 2) / 2;
  const groups = useMemo(
    () => group(pins, depth, (same) => labelOf(same, data)),
    [pins, depth, data],
  );
  const inside = useMemo(() => (open ? opened(open, pins) : []), [pins, open]);

  const close = () => {
    const pin = `[data-number="${open?.pins[0]?.numbers[0]}"]`;
    setOpen(null);
    (stage.current?.querySelector<HTMLElement>(pin) ?? ground.current)?.focus();
  };
  const hint = useHint();
  const { busy, handlers } = useGestures({
    stage,
    size,
    move,
    full,
    screen: full || data.screen,
    onPassed: hint.show,
    onTap: () => {
      setOpen(null);
      setHere(null);
    },
  });
  useCard(report, open !== null && inside.length > 0, backs, close);
  useShownBounds(all.some(isOfServer) && !busy, view, size, report);
  useFollow({
    data,
    rests: !busy && !isDrawing,
    view,
    size,
    agrees: !isMoved && reachable.every((spot) => isSeen(view, size, spot)),
    onReport: hold,
    report,
  });

  const activate = (chosen: Group) => {
    if (canPart(chosen, view.zoom)) return glideTo((now) => nearer(now, size, chosen));
    const numbers = chosen.pins.flatMap((pin) => pin.numbers);
    report({ type: 'gevel:select', numbers });
    if (!full && numbers.every((number) => beside.includes(number))) return setOpen(null);
    setOpen(chosen);
    glideTo((now) => revealed(now, size, chosen));
  };
  const limitTo = (polygon: Point[] | null) => {
    setArea(polygon && { kind: 'polygon', points: polygon });
    setDrawing(false);
    report({ type: 'gevel:drawn', polygon });
  };
  const showHere = () => {
    setOpen(null);
    setDrawing(false);
    setHere('hereWaits');
    aroundHere().then((found) => {
      if (typeof found !== 'string') limitTo(found.points);
      setHere(found === 'refused' ? 'hereRefused' : found === 'failed' ? 'hereFailed' : null);
    });
  };
  const fill = (on: boolean) => report({ type: 'gevel:full', full: on });
  const leave = () => {
    if (open) close();
    else if (full && !isDrawing) fill(false);
  };
  const middle = { left: size.width / 2, top: size.height / 2 };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the ground and the pins in it are what is operated
    <div
      ref={stage}
      className={classes(css.stage, (full || data.screen) && css.screen)}
      onFocus={restoreFocus}
      onKeyDown={keysOf(size, glideTo, leave)}
      {...(isDrawing ? {} : handlers)}
    >
      <Ground ref={ground} data={data} view={view} size={size} groups={groups} />
      <Shapes groups={groups} area={outline} circles={data.circles} view={view} size={size} />
      <Tools
        data={data}
        hasArea={outline !== null}
        isDrawing={isDrawing}
        said={here ? texts[here] : ''}
        setDrawing={(on) => {
          setOpen(null);
          setDrawing(on);
        }}
        onView={() => limitTo(seen(view, size))}
        onRemove={() => limitTo(null)}
      />
      <Scale view={view} />
      <Zoom
        texts={texts}
        zoom={(by) => glideTo((now) => moved(now, size, middle, middle, by))}
        onHere={tools.draw ? showHere : undefined}
        full={full}
        onFull={tools.full ? fill : undefined}
      />
      <Pins
        groups={groups}
        view={view}
        size={size}
        texts={texts}
        marker={data.marker}
        own={own}
        marked={marked}
        open={open}
        onActivate={activate}
      />
      {ways.length > 0 && !drawn && !isDrawing && !open && (
        <FarLinks
          far={ways.filter(({ spots }) => !spots.some((spot) => isSeen(view, size, spot)))}
          texts={texts}
          onGo={(spots) => glideTo(() => fitted(spots, size, depthOf(spots)))}
        />
      )}
      <Hint shown={hint.shown} texts={texts} />
      {isDrawing && (
        <DrawLayer
          view={view}
          size={size}
          onDone={(spots) => limitTo(pointsOf(spots))}
          onCancel={() => setDrawing(false)}
        />
      )}
      {open && inside.length > 0 && (
        <Popup
          key={open.pins[0]?.numbers[0]}
          group={open}
          pins={inside}
          photos={photos}
          at={toPixel(view, size, open)}
          size={size}
          texts={texts}
          onClose={close}
        />
      )}
    </div>
  );
}

import { useMemo, useRef, useState } from 'react';
import type { Point } from '../../shared/map/area.ts';
import type { MapMessage, MapReport } from '../../shared/map/message.ts';
import { classes } from '../../shared/ui/classes.ts';
import { DrawLayer } from './DrawLayer.tsx';
import { FarLinks } from './FarLinks.tsx';
import { depthOf, partedByDistance } from './far.ts';
import type { Group } from './field.ts';
import { Ground } from './Ground.tsx';
import { group } from './group.ts';
import { Hint } from './Hint.tsx';
import { keysOf } from './keys.ts';
import { Pins } from './Pins.tsx';
import { Popup } from './Popup.tsx';
import { labelOf } from './pinWords.ts';
import { Scale } from './Scale.tsx';
import { Shapes } from './Shapes.tsx';
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
import { useArea } from './useArea.ts';
import { useCard } from './useCard.ts';
import { useFollow } from './useFollow.ts';
import { useGestures } from './useGestures.ts';
import { useHint } from './useHint.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';
import { useShownBounds } from './useShownBounds.ts';
import { useView } from './useView.ts';
import { fitted, moved, type Size, toPixel } from './view.ts';
import { Zoom } from './Zoom.tsx';

export interface MapViewProps {
  data: MapMessage;
  /** The number of the property whose pin is highlighted. */
  marked: number | null;
  /** The map fills the window. */
  full: boolean;
  /** How often the visitor went back from what was open on the map. */
  backs: number;
  report: (report: MapReport) => void;
}

/** The map with everything on it. */
export function Stage({ data, marked, full, backs, size, report }: MapViewProps & { size: Size }) {
  const { info: texts, tools } = data;
  const stage = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [isFollowing, setFollowing] = useState(data.area?.kind === 'bounds');
  const [open, setOpen] = useState<Group | null>(null);
  const { area, setArea } = useArea(data);
  const restoreFocus = useRestoredFocus(ground);

  const all = useMemo(() => shown(data.properties, data.ignore), [data]);
  const pins = useMemo(() => (data.near ? shown(data.near, data.ignore) : all), [data, all]);
  const { main, far } = useMemo(() => partedByDistance(all), [all]);
  const selected = useMemo(() => selectedSpots(main, data.area, data.circles), [main, data]);
  const reachable = useMemo(() => selectedSpots(all, data.area, data.circles), [all, data]);
  const { view, move, glideTo, isOwn } = useView(selected, reachable, size, isFollowing);
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
    onPassed: hint.show,
    onTap: () => setOpen(null),
  });
  useCard(report, open !== null && inside.length > 0, backs, close);
  useShownBounds(all.some(isOfServer) && !busy, view, size, report);
  useFollow(tools.follow && isFollowing && isOwn && !busy, view, size, report);

  const activate = (chosen: Group) => {
    if (canPart(chosen, view.zoom)) return glideTo((now) => nearer(now, size, chosen));
    setOpen(chosen);
    glideTo((now) => revealed(now, size, chosen));
    report({ type: 'gevel:select', numbers: chosen.pins.flatMap(({ numbers }) => numbers) });
  };
  const limitTo = (polygon: Point[] | null) => {
    setArea(polygon && { kind: 'polygon', points: polygon });
    setDrawing(false);
    setFollowing(false);
    report({ type: 'gevel:drawn', polygon });
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
      className={classes(css.stage, full && css.full)}
      onFocus={restoreFocus}
      onKeyDown={keysOf(size, glideTo, leave)}
      {...(isDrawing ? {} : handlers)}
    >
      <Ground ref={ground} data={data} view={view} size={size} groups={groups} />
      <Shapes
        groups={groups}
        area={isFollowing ? null : area}
        circles={data.circles}
        view={view}
        size={size}
      />
      <Tools
        data={data}
        hasArea={area !== null}
        isDrawing={isDrawing}
        isFollowing={isFollowing}
        setDrawing={(on) => {
          setOpen(null);
          setDrawing(on);
        }}
        setFollowing={(on) => {
          setFollowing(on);
          move((now) => now); // ends an animation: the area is searched as it is shown now
        }}
        onView={() => limitTo(seen(view, size))}
        onRemove={() => limitTo(null)}
      />
      <Scale view={view} />
      <Zoom
        texts={texts}
        zoom={(by) => glideTo((now) => moved(now, size, middle, middle, by))}
        full={full}
        onFull={tools.full ? fill : undefined}
      />
      <Pins
        groups={groups}
        view={view}
        size={size}
        texts={texts}
        marker={data.marker}
        marked={marked}
        open={open}
        onActivate={activate}
      />
      {far.length > 0 && !data.area && !isDrawing && !open && (
        <FarLinks
          far={far}
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
          at={toPixel(view, size, open)}
          size={size}
          texts={texts}
          onClose={close}
        />
      )}
    </div>
  );
}

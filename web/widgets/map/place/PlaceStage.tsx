import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { MapReport, PlaceMessage } from '../../../shared/map/message.ts';
import { Ground } from '../ground/Ground.tsx';
import { streetsFile } from '../ground/streetsFile.ts';
import { Hint } from '../Hint.tsx';
import { keysOf } from '../keys.ts';
import { corners, project, type Spot } from '../mercator.ts';
import { home } from '../region.ts';
import { Scale } from '../Scale.tsx';
import stageCss from '../Stage.module.css';
import { useGestures } from '../useGestures.ts';
import { useHint } from '../useHint.ts';
import { useView } from '../useView.ts';
import { brought, moved, type Size, toPixel, toSpot } from '../view.ts';
import { Zoom } from '../Zoom.tsx';
import { Pin } from './Pin.tsx';
import css from './PlaceStage.module.css';
import { movedByKey } from './pinMoves.ts';
import { usePin } from './usePin.ts';

interface Props {
  data: PlaceMessage;
  size: Size;
  report: (report: MapReport) => void;
}

/** How deep the map begins: at the houses around a pin, at a town without one, and where there are no streets at the towns around it. */
const deep = { pin: 17, town: 14, outlines: 12 };

/** A map on which one place is chosen: its pin is dragged, put down by a click or tap, and moved with the arrows. */
export function PlaceStage({ data, size, report }: Props) {
  const { info: texts, editable } = data;
  const stage = useRef<HTMLDivElement>(null);
  const pin = usePin(data.at, data.around, report);
  const { begin } = pin;
  const selected = useMemo(() => (begin.at ? [project(begin.at)] : corners(home)), [begin]);
  const deepest = streetsFile === null ? deep.outlines : begin.isPin ? deep.pin : deep.town;
  const { view, move, glideTo } = useView(selected, selected, size, null, deepest);
  const hint = useHint();
  const { handlers } = useGestures({
    stage,
    size,
    move,
    full: false,
    screen: false,
    onPassed: hint.show,
    onTap: (at) => editable && pin.tap(toSpot(view, size, at)),
  });
  const show = (spot: Spot) => glideTo((now) => brought(now, size, spot));
  const middle = { left: size.width / 2, top: size.height / 2 };
  const mapKeys = keysOf(size, glideTo, () => undefined);
  const keys = (event: KeyboardEvent) => {
    const isGround = event.target instanceof Element && !event.target.closest('button, a');
    if (event.key !== 'Enter' || !editable || pin.at || !isGround) return mapKeys(event);
    event.preventDefault();
    pin.put(toSpot(view, size, middle));
  };
  const land = { token: null, mapType: 'streets', info: texts } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the ground and the pin on it are what is operated
    <div ref={stage} className={stageCss.stage} onKeyDown={keys} {...handlers}>
      <Ground data={land} view={view} size={size} groups={[]} />
      {streetsFile === null && texts.noStreets && <p className={css.lacks}>{texts.noStreets}</p>}
      <Scale view={view} />
      <Zoom texts={texts} zoom={(by) => glideTo((now) => moved(now, size, middle, middle, by))} />
      {pin.at && (
        <Pin
          at={toPixel(view, size, project(pin.at))}
          texts={texts}
          editable={editable}
          drag={(to) => pin.move(toSpot(view, size, to))}
          press={(event) => {
            const to = pin.at && movedByKey(project(pin.at), event);
            if (!to) return false;
            pin.wait(pin.move(to));
            show(to); // else it is moved unseen
            return true;
          }}
          reach={() => pin.at && show(project(pin.at))}
          settle={pin.settle}
        />
      )}
      <Hint shown={hint.shown} texts={texts} />
    </div>
  );
}

import { municipalities } from 'virtual:outlines';
import { useMemo } from 'react';
import { type Box, boxAt, overlap } from '../box.ts';
import type { Group } from '../field.ts';
import { project } from '../mercator.ts';
import { boxOf } from '../pins/pinBox.ts';
import { type Pixel, type Size, scale, toPixel, type View } from '../view.ts';
import css from './Towns.module.css';
import { type Town, towns } from './towns.ts';

/** From which zoom on towns of a rank are named: the largest, the large, the others, and all municipalities. */
const shownFrom = [0, 6.5, 8.5, 9.6, 10.4];

/** The width of a letter and the height of a name, in pixels. */
const [wide, high] = [8, 20];

/** How far below its town a name may stand, in pixels (above it when negative); the first place that is free is taken. */
const places = [11, -13, 33, -35, 45, -47];

/** The room of the scale at the left and of the credit at the right, at the foot of the map, in pixels. */
const [feet, tall] = [150, 36];

interface Props {
  view: View;
  size: Size;
  groups: readonly Group[];
}

/** The names of the towns, as many as fit at this zoom beside the pins; a larger one goes before a smaller one. */
export function Towns({ view, size, groups }: Props) {
  const taken = groups.map((group) => boxAt(toPixel(view, size, group), boxOf(group)));
  const { width, height } = size;
  taken.push({ left: 0, right: feet, top: height - tall, bottom: height });
  taken.push({ left: width - feet, right: width, top: height - tall, bottom: height });
  const depth = Math.floor(view.zoom * 2) / 2;
  const names = useMemo(() => named(depth), [depth]);
  return names.map((town) => {
    const at = toPixel(view, size, project(town));
    const half = halfOf(town);
    if (at.left < half || at.left > size.width - half) return null; // it would be cut off
    if (at.top < -high || at.top > size.height + high) return null;
    const free = places.find((down) => !taken.some((box) => overlap(box, nameBox(town, at, down))));
    return (
      free !== undefined && (
        <text
          key={town.name}
          className={css.town}
          data-rank={town.rank}
          x={at.left}
          y={at.top + free}
        >
          {town.name}
        </text>
      )
    );
  });
}

function halfOf({ name }: Town): number {
  return (name.length * wide) / 2;
}

function nameBox(town: Town, at: Pixel, down: number): Box {
  const half = halfOf(town);
  return boxAt(at, { left: -half, right: half, top: down - high / 2, bottom: down + high / 2 });
}

const known = new Set(towns.map(({ name }) => name));
const all: readonly Town[] = [
  ...towns,
  ...municipalities.flatMap(([name, latitude, longitude]) =>
    known.has(name) ? [] : { name, latitude, longitude, rank: 4 as const },
  ),
];

function named(zoom: number): Town[] {
  const shown: Town[] = [];
  for (const town of all) {
    const isTime = zoom >= (shownFrom[town.rank] ?? 0);
    if (isTime && !shown.some((other) => touches(town, other, zoom))) shown.push(town);
  }
  return shown;
}

function touches(a: Town, b: Town, zoom: number): boolean {
  const [from, to] = [a, b].map((town) => {
    const { x, y } = project(town);
    return nameBox(town, { left: x * scale(zoom), top: y * scale(zoom) }, 0);
  }) as [Box, Box];
  return overlap(from, to);
}

import { boxOf, type Group } from './group.ts';
import { project } from './mercator.ts';
import css from './Towns.module.css';
import { type Town, towns } from './towns.ts';
import { type Size, scale, toPixel, type View } from './view.ts';

/** From which zoom on towns of a rank are named: the largest, the large, the others. */
const shownFrom = [0, 6.5, 8.5, 9.6];

/** Pixels around a name that keep another one away: for a letter of it, and up and down. */
const [letter, high] = [8, 22];

/** From a town, or from what stands there, down to the middle of its name, pixels. */
const under = 11;

interface Props {
  view: View;
  size: Size;
  groups: readonly Group[];
}

/** The names of the towns, as many as fit at this depth; a larger one goes before a smaller one. */
export function Towns({ view, size, groups }: Props) {
  const taken = groups.map((group) => ({ box: boxOf(group), at: toPixel(view, size, group) }));
  return named(Math.floor(view.zoom * 2) / 2).map((town) => {
    const { left, top } = toPixel(view, size, project(town));
    const half = (town.name.length * letter) / 2;
    const over = taken.find(({ box, at }) => {
      const beside = left + half < at.left + box.left || left - half > at.left + box.right;
      return !beside && top + high > at.top + box.top && top < at.top + box.bottom;
    });
    return (
      <text
        key={town.name}
        className={css.town}
        data-rank={town.rank}
        x={left}
        y={over ? over.at.top + over.box.bottom + under : top + under}
      >
        {town.name}
      </text>
    );
  });
}

function named(zoom: number): Town[] {
  const kept: Town[] = [];
  for (const town of towns) {
    const isTime = zoom >= (shownFrom[town.rank] ?? 0);
    if (isTime && !kept.some((other) => touches(town, other, zoom))) kept.push(town);
  }
  return kept;
}

function touches(a: Town, b: Town, zoom: number): boolean {
  const [from, to] = [project(a), project(b)];
  const half = ((a.name.length + b.name.length) / 2) * letter;
  return (
    Math.abs(from.x - to.x) * scale(zoom) < half && Math.abs(from.y - to.y) * scale(zoom) < high
  );
}

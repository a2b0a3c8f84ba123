import { memo } from 'react';
import type { Area, Circle } from '../../../shared/map/area.ts';
import { classes } from '../../../shared/ui/classes.ts';
import type { Group } from '../field.ts';
import { length, project, type Spot } from '../mercator.ts';
import { areaSpots } from '../scene.ts';
import {
  layerAt,
  onLayer,
  type Pixel,
  type Size,
  scale,
  toPixel,
  type View,
  zeroOf,
} from '../view.ts';
import css from './Shapes.module.css';

/** The radius of the circle around the middle of a city, where an address is not public; in metres. */
const around = 1000;

/** The smallest radius at which the circle is visible around a label, in pixels. */
const least = 34;

interface Props {
  groups: readonly Group[];
  area: Area | null;
  circles: readonly Circle[];
  view: View;
  size: Size;
}

/**
 * Shapes that do not react to the pointer: the area of the list, what lies around its towns, and circles around properties without a public
 * address.
 */
export function Shapes({ groups, area, circles, view, size }: Props) {
  const zero = zeroOf(view);
  const layer = layerAt(view, size, zero);
  return (
    <svg className={css.shapes} width={size.width} height={size.height} aria-hidden="true">
      <g transform={`translate(${layer.left} ${layer.top})`}>
        <Abouts
          groups={groups}
          zoom={view.zoom}
          left={zero.left}
          top={zero.top}
          width={size.width}
        />
      </g>
      {circles.map((circle) => {
        const spot = project(circle);
        const { left, top } = toPixel(view, size, spot);
        const r = length(circle.kilometres * 1000, spot) * scale(view.zoom);
        const key = `${circle.latitude} ${circle.longitude}`;
        return <circle key={key} className={css.around} cx={left} cy={top} r={r} />;
      })}
      {area && <path className={css.area} d={`M${line(areaSpots(area), view, size)}Z`} />}
    </svg>
  );
}

/** The circles around properties without a public address; they stay while the map is dragged, as its pins do. */
const Abouts = memo(function Abouts({
  groups,
  zoom,
  left,
  top,
  width,
}: Pixel & { groups: readonly Group[]; zoom: number; width: number }) {
  return groups
    .filter(({ appearance }) => appearance === 'about')
    .map((group) => {
      const at = onLayer(group, zoom, { left, top });
      const r = Math.max(least, length(around, group) * scale(zoom));
      const appearance = classes(css.about, r > width / 2 && css.wide);
      const key = group.pins[0]?.numbers[0];
      return <circle key={key} className={appearance} cx={at.left} cy={at.top} r={r} />;
    });
});

/** Spots as they stand in a path or a polyline. */
export function line(spots: readonly Spot[], view: View, size: Size): string {
  return spots
    .map((spot) => toPixel(view, size, spot))
    .map(({ left, top }) => `${left.toFixed(1)} ${top.toFixed(1)}`)
    .join(' ');
}

import type { ReactNode } from 'react';
import css from './AreaShape.module.css';
import { cornersOf, type Outline } from './outline.ts';

/** The name of an area on the map, with its shape before it; north is up. */
export function AreaShape({ area, children }: { area: Outline; children: ReactNode }) {
  const points = cornersOf(area).map(({ x, y }) => `${x},${y}`);
  return (
    <span className={css.area}>
      <svg className={css.shape} viewBox="-1 -1 22 22" aria-hidden="true">
        <polygon points={points.join(' ')} />
      </svg>
      {children}
    </span>
  );
}

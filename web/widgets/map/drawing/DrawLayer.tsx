import type { Spot } from '../mercator.ts';
import { type Size, toPixel, type View } from '../view.ts';
import css from './DrawLayer.module.css';
import { line } from './Shapes.tsx';
import { useDrawing } from './useDrawing.ts';

interface Props {
  view: View;
  size: Size;
  /** With the corners of the area: 3 to 100. */
  onDone: (corners: Spot[]) => void;
  onCancel: () => void;
}

/**
 * Takes the corners of an area: taps, closed on the first one, by a double tap or by Enter; or one line drawn freely.
 * Escape leaves. Nothing less than three corners is an area.
 */
export function DrawLayer({ view, size, onDone, onCancel }: Props) {
  const { spots, cursor, handlers } = useDrawing({ view, size, onDone, onCancel });
  const first = spots[0] && toPixel(view, size, spots[0]);
  return (
    <div className={css.layer} data-drawing {...handlers}>
      <svg width={size.width} height={size.height} aria-hidden="true">
        <polyline points={line([...spots, ...(cursor ? [cursor] : [])], view, size)} />
        {first && <circle cx={first.left} cy={first.top} r={7} />}
      </svg>
    </div>
  );
}

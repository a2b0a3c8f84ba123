import { length } from './mercator.ts';
import css from './Scale.module.css';
import { scale, type View } from './view.ts';

/** The lengths that a bar may stand for, in metres. */
const lengths = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** The longest bar, pixels. */
const longest = 110;

/** A scale bar: where the map has no streets, nothing else tells distances. */
export function Scale({ view }: { view: View }) {
  const pixels = length(1, view) * scale(view.zoom); // of a metre
  const metres = lengths.findLast((it) => it * pixels <= longest) ?? 20;
  return (
    <small className={css.scale} style={{ width: metres * pixels }}>
      {metres < 1000 ? `${metres} m` : `${metres / 1000} km`}
    </small>
  );
}

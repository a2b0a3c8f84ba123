import { abroad, home } from 'virtual:outlines';
import { Credit } from '../Credit.tsx';
import { corners } from '../mercator.ts';
import { grain, origin, region } from '../region.ts';
import { scale, toPixel } from '../view.ts';
import type { EngineProps } from './engine.ts';
import { rivers } from './rivers.ts';
import css from './SvgGround.module.css';
import { Towns } from './Towns.tsx';

const [, end] = corners(region);
const sea = { width: (end.x - origin.x) / grain, height: (end.y - origin.y) / grain };

/** From this zoom on the rivers are too rough to be shown. */
const near = 10;

/** Our own map of Belgium and Luxembourg: outlines, two rivers, towns. It requests nothing from other hosts. */
export function SvgGround({ view, size, data, groups }: EngineProps) {
  const { left, top } = toPixel(view, size, origin);
  const placed = `translate(${left} ${top}) scale(${scale(view.zoom) * grain})`;
  return (
    <div className={css.ground}>
      <svg width={size.width} height={size.height} aria-hidden="true">
        <g transform={placed}>
          <rect className={css.sea} {...sea} />
          <path className={css.abroad} d={abroad} />
          <path className={css.home} d={home} />
          {view.zoom < near && rivers.map((d) => <path key={d} className={css.river} d={d} />)}
        </g>
        <Towns view={view} size={size} groups={groups} />
      </svg>
      <Credit>{data.info.credit}</Credit>
    </div>
  );
}

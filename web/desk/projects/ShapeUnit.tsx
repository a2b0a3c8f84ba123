import { useText } from '../app/texts.ts';
import type { Standing } from '../properties/standings.ts';
import { standingText } from '../properties/standings.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './ProjectDrawing.module.css';
import { type Said, type Shape, undrawn } from './shapes.ts';

interface Unit {
  readonly number: number;
  readonly name: string;
  readonly standing: Standing;
  readonly goal: string;
}

interface Props {
  shape: Shape;
  shapes: readonly Shape[];
  units: readonly Unit[];
  busy: boolean;
  settle: (shape: Shape, said: Said) => void;
}

/** Says which unit the shape in hand is: the units that no shape is come first. */
export function ShapeUnit({ shape, shapes, units, busy, settle }: Props) {
  const say = useText();
  const free = undrawn(units, shapes);
  const list = [...free, ...units.filter((unit) => !free.includes(unit))];
  return (
    <section aria-labelledby="in-hand" data-units>
      <h2 id="in-hand">{say('drawing.which', { shape: shape.name })}</h2>
      <ul className={css.units}>
        {list.map((unit) => (
          <li key={unit.number}>
            <button
              type="button"
              aria-pressed={unit.number === shape.unit}
              aria-disabled={busy || undefined}
              onClick={() => settle(shape, unit.number)}
            >
              <b>{unit.name}</b>
              <span>{standingText(say, unit.standing, unit.goal)}</span>
              {!free.includes(unit) && <small>{say('drawing.drawn')}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p className={css.others}>
        <DeskButton
          aria-pressed={shape.settled && shape.unit == null}
          busy={busy}
          onClick={() => settle(shape, null)}
        >
          {say('drawing.noUnit')}
        </DeskButton>
        {shape.settled && (
          <DeskButton variant="plain" busy={busy} onClick={() => settle(shape, 'NAME')}>
            {say('drawing.byName')}
          </DeskButton>
        )}
      </p>
    </section>
  );
}

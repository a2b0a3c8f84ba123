import type { KeyboardEvent } from 'react';
import { useText } from '../app/texts.ts';
import css from './ProjectDrawing.module.css';
import { isOpen, type Shape } from './shapes.ts';

interface Props {
  drawing: {
    readonly picture: string;
    readonly width: number;
    readonly height: number;
    readonly viewBox: string;
    readonly shapes: readonly (Shape & {
      readonly outlines: readonly { readonly path: string; readonly transform: string }[];
    })[];
  };
  /** The place of the shape in hand; null for none. */
  chosen: number | null;
  choose: (place: number) => void;
  nameOf: (unit: number) => string;
}

/** The drawing with its shapes over it: each is a button that takes it in hand. */
export function DrawnShapes({ drawing, chosen, choose, nameOf }: Props) {
  const say = useText();
  const { picture, width, height, viewBox, shapes } = drawing;
  const press = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(place);
    document.querySelector<HTMLElement>('[data-units] button')?.focus();
  };
  const says = (shape: Shape) => {
    if (shape.unit != null)
      return say('drawing.isUnit', { shape: shape.name, unit: nameOf(shape.unit) });
    return say(isOpen(shape) ? 'drawing.isOpen' : 'drawing.isNone', { shape: shape.name });
  };
  return (
    <div className={css.sheet}>
      <div>
        <img src={picture} width={width} height={height} alt="" />
        <svg viewBox={viewBox} role="group" aria-label={say('drawing.shapes')}>
          {shapes.map((shape) => (
            <g
              key={shape.place}
              id={`shape-${shape.place}`}
              role="button"
              tabIndex={0}
              aria-pressed={shape.place === chosen}
              aria-label={says(shape)}
              data-is={shape.unit != null ? 'unit' : isOpen(shape) ? 'open' : 'none'}
              onClick={() => choose(shape.place)}
              onKeyDown={(event) => press(event, shape.place)}
            >
              <title>{says(shape)}</title>
              {shape.outlines.map(({ path, transform }) => (
                <path key={path + transform} d={path} transform={transform || undefined} />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

import { type SyntheticEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UnitDrawing_drawing$key } from '../../../__generated__/UnitDrawing_drawing.graphql.ts';
import type { UnitDrawing_units$key } from '../../../__generated__/UnitDrawing_units.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import css from './UnitDrawing.module.css';
import { UnitFacts } from './UnitFacts.tsx';
import { UnitShape } from './UnitShape.tsx';

interface Props {
  drawing: UnitDrawing_drawing$key;
  /** The units that the table shows; the others have no shape. */
  units: UnitDrawing_units$key;
}

/** The façade or site plan of a project, with its units as links over it. What is pointed at is described below it. */
export function UnitDrawing(props: Props) {
  const intl = useIntl();
  const lines = useId();
  const [active, setActive] = useState<string | undefined>();
  const { picture, viewBox, shapes } = useFragment(
    graphql`
      fragment UnitDrawing_drawing on Drawing {
        viewBox
        picture {
          url
          width
          height
          alt
        }
        shapes {
          number
          outlines {
            path
            transform
          }
        }
      }
    `,
    props.drawing,
  );
  const units = useFragment(
    graphql`
      fragment UnitDrawing_units on Property @relay(plural: true) {
        number
        ...UnitShape_unit
        ...UnitFacts_unit
      }
    `,
    props.units,
  );
  const follow = ({ target }: SyntheticEvent<SVGElement>) =>
    setActive(
      target instanceof Element
        ? target.closest<SVGElement>('[data-unit]')?.dataset.unit
        : undefined,
    );
  return (
    <figure className={css.drawing}>
      <div className={css.sheet}>
        <div>
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading="lazy"
          />
          <svg
            viewBox={viewBox}
            role="group"
            aria-label={intl.formatMessage({ id: 'project.units' })}
            onPointerOver={follow}
            onFocus={follow}
          >
            <pattern
              id={lines}
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(-45)"
            >
              <path d="M0 4.5h9" />
            </pattern>
            {units.map((unit) => {
              const shape = shapes.find(({ number }) => number === unit.number);
              return (
                shape && (
                  <UnitShape
                    key={unit.number}
                    unit={unit}
                    outlines={shape.outlines}
                    lines={lines}
                    css={css}
                  />
                )
              );
            })}
          </svg>
        </div>
      </div>
      <figcaption>
        <UnitFacts unit={units.find(({ number }) => String(number) === active)} css={css} />
      </figcaption>
    </figure>
  );
}

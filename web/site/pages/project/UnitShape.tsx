import type { UnitShape_unit$key } from '../../../__generated__/UnitShape_unit.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { useUnitFacts } from './useUnitFacts.ts';

interface Props {
  unit: UnitShape_unit$key;
  outlines: readonly { readonly path: string; readonly transform: string }[];
  /** The id of the pattern that hatches a unit under option. */
  lines: string;
  /** The classes of the drawing. */
  css: Readonly<Record<string, string>>;
}

/** A unit on the drawing of its project: a link, or without one when it is sold or rented. */
export function UnitShape({ outlines, lines, css, ...props }: Props) {
  const unit = useFragment(
    graphql`
      fragment UnitShape_unit on Property {
        number
        path
        pathInProject
        ...useUnitFacts_unit
      }
    `,
    props.unit,
  );
  const { state, facts } = useUnitFacts(unit);
  const taken = state === 'sold' || state === 'rented';
  const name = facts.join(', ');
  const shape = outlines.map(({ path, transform }) => (
    <path
      key={path + transform}
      d={path}
      transform={transform || undefined}
      fill={state === 'option' ? `url(#${lines})` : undefined}
    />
  ));
  return (
    <g data-unit={unit.number} className={css[taken ? 'sold' : state]}>
      {taken ? (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of SVG is not interactive
        <g role="img" aria-label={name}>
          {shape}
        </g>
      ) : (
        <Link to={unit.pathInProject ?? unit.path} aria-label={name}>
          {shape}
        </Link>
      )}
    </g>
  );
}

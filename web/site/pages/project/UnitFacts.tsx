import { useIntl } from 'react-intl';
import type { UnitFacts_unit$key } from '../../../__generated__/UnitFacts_unit.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useUnitFacts } from './useUnitFacts.ts';

interface Props {
  /** The unit that is pointed at; undefined for none. */
  unit: UnitFacts_unit$key | undefined;
  /** The classes of the drawing. */
  css: Readonly<Record<string, string>>;
}

/** What stands below the drawing: the key of its patterns, or the unit that is pointed at. */
export function UnitFacts({ unit, css }: Props) {
  const intl = useIntl();
  return (
    <>
      {unit && <Facts unit={unit} />}
      <span className={css.key}>
        {(['free', 'option', 'sold'] as const).map((state) => (
          <span key={state}>
            <i className={css[state]} />
            {intl.formatMessage({ id: `project.${state}` })}
          </span>
        ))}
      </span>
    </>
  );
}

function Facts(props: { unit: UnitFacts_unit$key }) {
  const unit = useFragment(
    graphql`
      fragment UnitFacts_unit on Property {
        ...useUnitFacts_unit
      }
    `,
    props.unit,
  );
  const [name, ...rest] = useUnitFacts(unit).facts;
  return (
    <span>
      <b>{name}</b> {rest.join(' · ')}
    </span>
  );
}

import { useIntl } from 'react-intl';
import type { useUnitFacts_unit$key } from '../../../__generated__/useUnitFacts_unit.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { grouped } from '../../../shared/ui/figures.ts';
import { words } from './UnitStatus.tsx';
import { unitState } from './unitState.ts';

/** The state of a unit, and what is said of it in short: name, bedrooms, living area, price and state. */
export function useUnitFacts(key: useUnitFacts_unit$key) {
  const intl = useIntl();
  const unit = useFragment(
    graphql`
      fragment useUnitFacts_unit on Property {
        status
        unitName
        typeName
        marquee {
          code
        }
        price {
          text
        }
        rooms {
          bedrooms
        }
        surfaces {
          living
        }
      }
    `,
    key,
  );
  const state = unitState(unit);
  const { bedrooms } = unit.rooms;
  const { living } = unit.surfaces;
  const facts = [
    [unit.typeName, unit.unitName].filter(Boolean).join(' '),
    bedrooms &&
      `${bedrooms} ${intl.formatMessage({ id: 'property.fact.bedrooms' }, { count: bedrooms })}`,
    living && `${grouped(living)}\u00a0m²`,
    state !== 'sold' && state !== 'rented' && unit.price.text,
    intl.formatMessage({ id: words[state] }),
  ].filter((fact) => typeof fact === 'string');
  return { state, facts };
}

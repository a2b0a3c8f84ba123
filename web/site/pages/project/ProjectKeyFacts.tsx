import { useIntl } from 'react-intl';
import type { ProjectKeyFacts_project$key } from '../../../__generated__/ProjectKeyFacts_project.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { rangeText } from '../../../shared/project/range.ts';
import { KeyFacts } from '../../../shared/property/details/KeyFacts.tsx';

/** Prices, bedrooms and surfaces of the units. One price instead of two when all cost the same. */
export function ProjectKeyFacts(props: { project: ProjectKeyFacts_project$key }) {
  const intl = useIntl();
  const { stock, priceRange, bedroomsRange, surfaceRange } = useFragment(
    graphql`
      fragment ProjectKeyFacts_project on Project {
        stock {
          free
          option
          sold
        }
        priceRange {
          min {
            text
          }
          max {
            text
          }
        }
        bedroomsRange {
          min
          max
        }
        surfaceRange {
          min
          max
        }
      }
    `,
    props.project,
  );
  const least = priceRange?.min.text;
  const most = priceRange?.max.text;
  return (
    <KeyFacts
      facts={[
        { name: intl.formatMessage({ id: 'project.priceFrom' }), value: least },
        {
          name: intl.formatMessage({ id: 'project.priceTo' }),
          value: most === least ? null : most,
        },
        {
          name: intl.formatMessage(
            { id: 'property.fact.bedrooms' },
            { count: bedroomsRange?.max ?? 0 },
          ),
          value: rangeText(bedroomsRange),
        },
        {
          name: intl.formatMessage({ id: 'property.fact.living' }),
          value: rangeText(surfaceRange),
          unit: 'm²',
        },
        {
          name: intl.formatMessage({ id: 'project.shareSold' }),
          value: shareSold(stock),
          unit: '%',
        },
      ]}
    />
  );
}

/** The percentage of units that are sold; null for a project without units. */
function shareSold(stock: { free: number; option: number; sold: number }): string | null {
  const units = stock.free + stock.option + stock.sold;
  return units > 0 ? String(Math.round((100 * stock.sold) / units)) : null;
}

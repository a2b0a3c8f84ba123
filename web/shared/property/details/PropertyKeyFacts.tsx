import { useIntl } from 'react-intl';
import type { PropertyKeyFacts_property$key } from '../../../__generated__/PropertyKeyFacts_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { grouped } from '../../ui/figures.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { labels, words } from './words.ts';

/** Bedrooms, surfaces, year, facades and the garden's orientation, as far as they are known. */
export function PropertyKeyFacts(props: { property: PropertyKeyFacts_property$key }) {
  const intl = useIntl();
  const { rooms, surfaces, building, comfort } = useFragment(
    graphql`
      fragment PropertyKeyFacts_property on Property {
        rooms {
          bedrooms
        }
        surfaces {
          living
          ground
        }
        building {
          constructionYear
          facades
        }
        comfort {
          gardenOrientation
        }
      }
    `,
    props.property,
  );
  const t = labels(intl);
  const { bedrooms } = rooms;
  const { living, ground } = surfaces;
  const { constructionYear, facades } = building;
  const counted = (id: Counted, count: number | null | undefined) =>
    intl.formatMessage({ id }, { count: count ?? 0 });
  const garden = words('Orientation', comfort.gardenOrientation, intl);
  return (
    <KeyFacts
      facts={[
        { name: counted('property.fact.bedrooms', bedrooms), value: figure(bedrooms) },
        { name: t('property.fact.living'), value: living ? grouped(living) : null, unit: 'm²' },
        { name: t('property.fact.ground'), value: ground ? grouped(ground) : null, unit: 'm²' },
        { name: t('property.key.year'), value: figure(constructionYear) },
        { name: counted('property.key.facades', facades), value: figure(facades) },
        { name: t('property.key.garden'), value: garden },
      ]}
    />
  );
}

type Counted = 'property.fact.bedrooms' | 'property.key.facades';

/** A figure; null for zero and for unknown, which are both left out. */
function figure(n: number | null | undefined): string | null {
  return n ? String(n) : null;
}

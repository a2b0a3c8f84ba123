import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyKeyFacts_property$key } from '../__generated__/PropertyKeyFacts_property.graphql.ts';
import { grouped } from '../ui/figures.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { labels, words } from './words.ts';

/** Bedrooms, surfaces, year, facades and where the garden looks, as far as they are stated. */
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
  const { living, ground } = surfaces;
  const garden = words('Orientation', comfort.gardenOrientation, intl);
  return (
    <KeyFacts
      facts={[
        { name: t('property.key.bedrooms'), value: figure(rooms.bedrooms) },
        { name: t('property.fact.living'), value: living ? grouped(living) : null, unit: 'm²' },
        { name: t('property.fact.ground'), value: ground ? grouped(ground) : null, unit: 'm²' },
        { name: t('property.key.year'), value: figure(building.constructionYear) },
        { name: t('property.key.facades'), value: figure(building.facades) },
        { name: t('property.key.garden'), value: garden },
      ]}
    />
  );
}

/** A figure; none and not stated are both left out. */
function figure(n: number | null | undefined): string | null {
  return n ? String(n) : null;
}

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Surroundings_property$key } from '../../../__generated__/Surroundings_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { DetailRows } from './DetailRows.tsx';
import { DetailSection } from './DetailSection.tsx';
import { metres } from './distance.ts';
import { PropertyMap } from './PropertyMap.tsx';
import css from './Surroundings.module.css';
import { words } from './words.ts';

/**
 * Map, street view and what is nearby. Street view is a plain link to another site, shown only when the owner publishes the
 * address.
 */
export function Surroundings({
  children,
  ...props
}: {
  property: Surroundings_property$key;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment Surroundings_property on Property {
        place {
          nearby {
            kind
            distance
          }
        }
        location {
          latitude
          longitude
          exact
        }
        ...PropertyMap_property
      }
    `,
    props.property,
  );
  const { place, location } = property;
  const near = place.nearby.flatMap(({ kind, distance }) => {
    const label = words('NearbyKind', kind, intl);
    return label ? { name: kind, label, value: metres(distance) } : [];
  });
  return (
    <DetailSection
      id="surroundings"
      title={intl.formatMessage({ id: 'property.surroundings' })}
      className={css.section}
    >
      <div className={near.length > 0 ? css.beside : undefined}>
        <PropertyMap property={property} />
        {near.length > 0 && (
          <div className={css.near}>
            <DetailRows details={near} />
          </div>
        )}
      </div>
      {location.exact && (
        <p className={css.street}>
          <a
            href={`https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${location.latitude},${location.longitude}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {intl.formatMessage({ id: 'property.streetView' })}
          </a>{' '}
          <span className="small soft">
            {intl.formatMessage({ id: 'property.streetViewNote' })}
          </span>
        </p>
      )}
      {children}
    </DetailSection>
  );
}

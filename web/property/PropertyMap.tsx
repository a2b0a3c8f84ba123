import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  PropertyMap_property$data,
  PropertyMap_property$key,
} from '../__generated__/PropertyMap_property.graphql.ts';
import type { MapFrameProps } from '../map/MapFrame.tsx';
import type { MapPin } from '../map/message.ts';
import { resource } from '../router/resource.ts';
import css from './PropertyMap.module.css';

const load = resource(() => import('../map/MapFrame.tsx'));

/** Where a property is, or the area it lies in. The map is fetched when a visitor comes near it; without scripts there is none. */
export function PropertyMap({ property }: { property: PropertyMap_property$key }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [Frame, setFrame] = useState<ComponentType<MapFrameProps> | null>(null);
  const home = useFragment(
    graphql`
      fragment PropertyMap_property on Property {
        number
        path
        typeName
        price {
          text
        }
        location {
          latitude
          longitude
          exact
        }
        city {
          displayName
        }
      }
    `,
    property,
  );
  const pins = useMemo(() => [pinOf(home)], [home]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          ({ MapFrame }) => setFrame(() => MapFrame),
          () => undefined, // the page is whole without its map
        );
      },
      { rootMargin: '50%' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.map}>
      {Frame && (
        <Frame
          className={css.frame}
          pins={pins}
          label={intl.formatMessage({ id: 'property.map' }, { place: home.city.displayName })}
        />
      )}
    </div>
  );
}

function pinOf({
  number,
  path,
  typeName,
  price,
  city,
  location,
}: PropertyMap_property$data): MapPin {
  const nothing = { facts: [], thumbnail: null, marquee: null, energy: null };
  const property = { number, path, title: city.displayName, type: typeName, price: price.text };
  return { ...location, count: 1, numbers: [number], property: { ...property, ...nothing } };
}

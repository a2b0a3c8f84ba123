import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  PropertyMap_property$data,
  PropertyMap_property$key,
} from '../../../__generated__/PropertyMap_property.graphql.ts';
import { resource } from '../../../app/router/resource.ts';
import type { MapFrameProps } from '../../../components/map/host/useMapFrame.ts';
import type { MapPin, MapProperty } from '../../../components/map/message.ts';
import css from './PropertyMap.module.css';

const load = resource(() => import('../../../components/map/host/MapFrame.tsx'));

interface Props {
  property: PropertyMap_property$key;
  /** What the place is called where it is more than this property; it must stay the same while nothing changes. */
  about?: Pick<MapProperty, 'number' | 'path' | 'title' | 'type' | 'price'>;
}

/** Where a property is, or the area it lies in. The map is fetched when a visitor comes near it; without scripts there is none. */
export function PropertyMap({ property, about }: Props) {
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
  const pins = useMemo(() => [pinOf(home, about)], [home, about]);
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

function pinOf(home: PropertyMap_property$data, about: Props['about']): MapPin {
  const { number, path, typeName, price, city, location } = home;
  const own = { number, path, title: city.displayName, type: typeName, price: price.text };
  const nothing = { facts: [], thumbnail: null, marquee: null, energy: null };
  const shown = about ?? own;
  return { ...location, count: 1, numbers: [shown.number], property: { ...shown, ...nothing } };
}

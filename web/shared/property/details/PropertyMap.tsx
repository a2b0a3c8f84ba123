import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type {
  PropertyMap_property$data,
  PropertyMap_property$key,
} from '../../../__generated__/PropertyMap_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import type { MapFrameProps } from '../../map/host/useMapFrame.ts';
import type { MapPin, MapProperty } from '../../map/message.ts';
import { resource } from '../../router/resource.ts';
import { onceNear } from '../../ui/onceNear.ts';
import css from './PropertyMap.module.css';

const load = resource(() => import('../../map/host/MapFrame.tsx'));

interface Props {
  property: PropertyMap_property$key;
  /** What the pin shows in place of the property, for a project. Must keep its identity between renders. */
  about?: Pick<MapProperty, 'number' | 'path' | 'title' | 'type' | 'price'>;
}

/** A map with the place of a property, or its area. Loaded when it comes near the view; without scripts there is none. */
export function PropertyMap({ about, ...props }: Props) {
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const [Frame, setFrame] = useState<ComponentType<MapFrameProps> | null>(null);
  const property = useFragment(
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
    props.property,
  );
  const pins = useMemo(() => [pinOf(property, about)], [property, about]);
  useEffect(() => {
    const show = () => {
      load().then(
        ({ MapFrame }) => setFrame(() => MapFrame),
        () => undefined, // the page works without its map
      );
    };
    if (container.current) return onceNear(container.current, show);
  }, []);
  return (
    <div ref={container} className={css.map}>
      {Frame && (
        <Frame
          className={css.frame}
          pins={pins}
          label={intl.formatMessage({ id: 'property.map' }, { place: property.city.displayName })}
        />
      )}
    </div>
  );
}

function pinOf(property: PropertyMap_property$data, about: Props['about']): MapPin {
  const { number, path, typeName, price, city, location } = property;
  const own = { number, path, title: city.displayName, type: typeName, price: price.text };
  const nothing = {
    was: null,
    charges: null,
    facts: [],
    thumbnail: null,
    marquee: null,
    reduced: null,
    energy: null,
  };
  const shown = about ?? own;
  return { ...location, count: 1, numbers: [shown.number], property: { ...shown, ...nothing } };
}

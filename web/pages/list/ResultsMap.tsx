import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ResultsMap_properties$data,
  ResultsMap_properties$key,
} from '../../__generated__/ResultsMap_properties.graphql.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { MapFrame } from '../../components/map/host/MapFrame.tsx';
import type { MapPin } from '../../components/map/message.ts';
import { energyColour } from '../../components/ui/EnergyLabel.tsx';
import { grouped } from '../../components/ui/figures.ts';
import { useSame } from '../../components/ui/useSame.ts';
import { factsOf } from '../property/details/PropertyFacts.tsx';
import { energyShown } from '../property/energy/energyShown.ts';
import { type Filter, filterSearch } from './filter.ts';
import css from './ResultsMap.module.css';

export interface ResultsMapProps {
  /** The address of the list without a filter. */
  list: string;
  filter: Filter;
  properties: ResultsMap_properties$key;
  /** The number of the property whose pin is highlighted. */
  marked: number | null;
}

/** The properties of a list on a map. Drawing an area and moving the map become conditions of the list. */
export function ResultsMap({ list, filter, marked, ...props }: ResultsMapProps) {
  const intl = useIntl();
  const { navigate } = useRouter();
  const { totalCount: count, pins } = useFragment(
    graphql`
      fragment ResultsMap_properties on PropertyConnection
      @argumentDefinitions(map: { type: "Boolean!" }) {
        totalCount
        pins @include(if: $map) {
          location {
            latitude
            longitude
            exact
          }
          count
          property {
            number
            path
            typeName
            city {
              displayName
            }
            price {
              text
            }
            marquee {
              code
              name
            }
            energy {
              text
              status
            }
            cover: photos(first: 1) {
              url
              width
              height
              alt
            }
            rooms {
              bedrooms
            }
            surfaces {
              living
              ground
            }
            comfort {
              terrace
            }
          }
        }
      }
    `,
    props.properties,
  );
  const mapPins = useMemo(() => (pins ?? []).map((pin) => mapPin(pin, intl)), [pins, intl]);
  const apply = (change: Partial<Filter>) =>
    navigate(list + filterSearch({ ...filter, page: 1, ...change }), {
      replace: true,
      scroll: false,
    });
  return (
    <MapFrame
      className={css.frame}
      pins={useSame(mapPins)}
      label={intl.formatMessage({ id: 'list.map' }, { count, total: grouped(count) })}
      area={filter.area ?? filter.bounds}
      marked={marked}
      onMoved={(bounds) => apply({ bounds: { kind: 'bounds', ...bounds } })}
      onDrawn={(points) => apply({ area: points && { kind: 'polygon', points } })}
    />
  );
}

type Pin = NonNullable<ResultsMap_properties$data['pins']>[number];

function mapPin({ location, count, property }: Pin, intl: IntlShape): MapPin {
  return {
    ...location,
    count,
    numbers: property ? [property.number] : [],
    property: property ? mapProperty(property, intl) : null,
  };
}

function mapProperty(property: NonNullable<Pin['property']>, intl: IntlShape): MapPin['property'] {
  const { number, path, typeName, city, price, marquee, cover } = property;
  const energy = energyShown(property.energy);
  return {
    number,
    path,
    title: city.displayName,
    type: typeName,
    price: price.text,
    facts: factsOf(property, intl).map(({ text, words }) => `${text} ${words}`),
    thumbnail: cover[0] ?? null,
    marquee: marquee ?? null,
    energy: energy === null ? null : { text: energy, letter: energyColour(energy) },
  };
}

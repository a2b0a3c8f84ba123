import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type {
  useMapPins_pins$data,
  useMapPins_pins$key,
} from '../../../../__generated__/useMapPins_pins.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import type { MapPin } from '../../../../shared/map/message.ts';
import { chargesOf } from '../../../../shared/property/card/charges.ts';
import { placeAndType } from '../../../../shared/property/card/placeAndType.ts';
import { factsOf } from '../../../../shared/property/details/PropertyFacts.tsx';
import { energyShown } from '../../../../shared/property/energy/energyShown.ts';
import { energyColour } from '../../../../shared/ui/EnergyLabel.tsx';

/** No pins; the same array each time. */
export const none: useMapPins_pins$key = [];

/** Pins of the graph with the words that their cards show; the same array while the data are the same. */
export function useMapPins(key: useMapPins_pins$key): MapPin[] {
  const intl = useIntl();
  const pins = useFragment(
    graphql`
      fragment useMapPins_pins on Pin @relay(plural: true) {
        location {
          latitude
          longitude
          exact
        }
        count
        property {
          number
          path
          headline
          typeName
          city {
            displayName
          }
          status
          price {
            text
            perMonth
          }
          costs {
            charges {
              amount
              text
            }
          }
          marquee {
            code
            name
          }
          reduction {
            was {
              text
            }
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
            bathrooms
          }
          surfaces {
            living
            ground
          }
        }
      }
    `,
    key,
  );
  return useMemo(() => pins.map((pin) => mapPin(pin, intl)), [pins, intl]);
}

type Pin = useMapPins_pins$data[number];

function mapPin({ location, count, property }: Pin, intl: IntlShape): MapPin {
  return {
    ...location,
    count,
    numbers: property ? [property.number] : [],
    property: property ? mapProperty(property, intl) : null,
  };
}

function mapProperty(property: NonNullable<Pin['property']>, intl: IntlShape): MapPin['property'] {
  const { number, path, headline, typeName, city, price, marquee, reduction, cover } = property;
  const energy = energyShown(property.energy);
  const charges = chargesOf(property);
  return {
    number,
    path,
    title: headline,
    type: placeAndType(city.displayName, typeName),
    price: price.text,
    was: reduction?.was.text ?? null,
    charges: charges && intl.formatMessage({ id: 'property.andCharges' }, { charges }),
    facts: factsOf(property, intl),
    thumbnail: cover[0] ?? null,
    marquee: marquee ?? null,
    reduced: reduction ? intl.formatMessage({ id: 'property.reduced' }) : null,
    energy: energy === null ? null : { text: energy, colour: energyColour(energy) },
  };
}

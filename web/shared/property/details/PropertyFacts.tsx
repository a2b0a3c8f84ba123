import { type IntlShape, useIntl } from 'react-intl';
import type {
  PropertyFacts_property$data,
  PropertyFacts_property$key,
} from '../../../__generated__/PropertyFacts_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import type { Fact } from '../../map/message.ts';
import { Facts } from '../../ui/Facts.tsx';
import { grouped } from '../../ui/figures.ts';

/** Bedrooms, bathrooms, living surface and plot of a property, each at its place: cards can be compared down a column. */
export function PropertyFacts(props: { property: PropertyFacts_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment PropertyFacts_property on Property {
        rooms {
          bedrooms
          bathrooms
        }
        surfaces {
          living
          ground
        }
      }
    `,
    props.property,
  );
  return <Facts facts={factsOf(property, intl)} />;
}

type Figures = Pick<PropertyFacts_property$data, 'rooms' | 'surfaces'>;

/** The same figures as data, for the map. One that is not known has no text. */
export function factsOf({ rooms, surfaces }: Figures, intl: IntlShape): Fact[] {
  const fact = (icon: Fact['icon'], id: Words, value: number | null | undefined, unit = '') => ({
    icon,
    text: value ? grouped(value) + unit : '',
    words: intl.formatMessage({ id }, { count: value ?? 0 }),
  });
  return [
    fact('bed', 'property.fact.bedrooms', rooms.bedrooms),
    fact('bath', 'property.fact.bathrooms', rooms.bathrooms),
    fact('ruler', 'property.fact.living', surfaces.living, ' m²'),
    fact('trees', 'property.fact.ground', surfaces.ground, ' m²'),
  ];
}

type Words = `property.fact.${'bedrooms' | 'bathrooms' | 'living' | 'ground'}`;

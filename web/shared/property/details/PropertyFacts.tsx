import { type IntlShape, useIntl } from 'react-intl';
import type {
  PropertyFacts_property$data,
  PropertyFacts_property$key,
} from '../../../__generated__/PropertyFacts_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { grouped } from '../../ui/figures.ts';

/** Bedrooms, living surface and plot of a property, or its terrace when it has no plot. */
export function PropertyFacts(props: { property: PropertyFacts_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment PropertyFacts_property on Property {
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
    `,
    props.property,
  );
  return <Facts facts={factsOf(property, intl)} />;
}

type Figures = Pick<PropertyFacts_property$data, 'rooms' | 'surfaces' | 'comfort'>;

/** The same facts as data, for the map. */
export function factsOf({ rooms, surfaces, comfort }: Figures, intl: IntlShape): Fact[] {
  const found: Fact[] = [];
  if (rooms.bedrooms) {
    const words = intl.formatMessage({ id: 'property.fact.bedrooms' }, { count: rooms.bedrooms });
    found.push({ icon: 'bed', text: String(rooms.bedrooms), words });
  }
  if (surfaces.living) {
    const words = intl.formatMessage({ id: 'property.fact.living' });
    found.push({ icon: 'ruler', text: `${grouped(surfaces.living)} m²`, words });
  }
  if (surfaces.ground) {
    const words = intl.formatMessage({ id: 'property.fact.ground' });
    found.push({ icon: 'trees', text: `${grouped(surfaces.ground)} m²`, words });
  } else if (comfort.terrace) {
    const text = intl.formatMessage({ id: 'property.fact.terrace' });
    found.push({ icon: 'sun', text, words: intl.formatMessage({ id: 'property.fact.present' }) });
  }
  return found;
}

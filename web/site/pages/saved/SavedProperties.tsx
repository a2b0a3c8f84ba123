import { useIntl } from 'react-intl';
import type { SavedProperties_properties$key } from '../../../__generated__/SavedProperties_properties.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Empty } from '../../../shared/list/Empty.tsx';
import { PropertyCard } from '../../../shared/property/card/PropertyCard.tsx';
import { PropertyGrid } from '../../../shared/property/card/PropertyGrid.tsx';
import { mostSaved } from '../../../shared/saved/saved.ts';
import { comparedIn, listedIn } from '../../../shared/saved/savedAddress.ts';
import { grouped } from '../../../shared/ui/figures.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { AllOnOffer } from './AllOnOffer.tsx';
import { CompareForm } from './CompareForm.tsx';
import { SaveThese } from './SaveThese.tsx';
import { WatchThese } from './WatchThese.tsx';

interface Props {
  properties: SavedProperties_properties$key;
  /** Those that the address names, in its order. */
  numbers: readonly number[];
  search: string;
}

/**
 * Cards in the order of the address, with how to compare them. A number that is not on this site any more, or one too many, is only
 * counted.
 */
export function SavedProperties({ numbers, search, ...props }: Props) {
  const intl = useIntl();
  const properties = useFragment(
    graphql`
      fragment SavedProperties_properties on Property @relay(plural: true) {
        id
        number
        headline
        city {
          displayName
        }
        ...PropertyCard_property
        ...WatchThese_properties
      }
    `,
    props.properties,
  );
  const found = numbers.flatMap((number) => properties.find((one) => one.number === number) ?? []);
  const lost = numbers.length - found.length;
  const listed = listedIn(search);
  const lostText = intl.formatMessage({ id: 'saved.lost' }, { count: lost });
  const choices = found.map(({ number, headline, city }) => ({
    number,
    name: `${headline}, ${city.displayName}`,
  }));
  const tooMany = listed > mostSaved && (
    <Notice icon="alert">
      {intl.formatMessage({ id: 'saved.tooMany' }, { listed: grouped(listed), most: mostSaved })}
    </Notice>
  );
  if (found.length === 0) {
    return (
      <>
        {tooMany}
        <Empty title={lostText} text={intl.formatMessage({ id: 'saved.noneLeft' })}>
          <AllOnOffer />
        </Empty>
      </>
    );
  }
  return (
    <>
      {tooMany}
      {lost > 0 && <Notice icon="alert">{lostText}</Notice>}
      <SaveThese numbers={found.map(({ number }) => number)} />
      {found.length > 1 && (
        <CompareForm numbers={numbers} choices={choices} chosen={comparedIn(search)} />
      )}
      <PropertyGrid lying>
        {found.map((property, i) => (
          <PropertyCard
            key={property.id}
            property={property}
            priority={i < 3}
            realised={intl.formatMessage({ id: 'saved.realised' })}
          />
        ))}
      </PropertyGrid>
      <WatchThese properties={found} />
    </>
  );
}

import { type ComponentType, lazy } from 'react';
import { useIntl } from 'react-intl';
import type { FilterCities_cities$key } from '../../../../__generated__/FilterCities_cities.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { type CityChoice, cityName } from '../../../../shared/list/kinds.ts';
import { resource } from '../../../../shared/router/resource.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { FilterRadius } from './FilterRadius.tsx';
import { criterionOf, type Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';

const loadHere = resource(() => import('./HereChoice.tsx'));
const HereChoice = lazy<ComponentType<{ draft: Draft }>>(() =>
  loadHere().then(
    (module) => ({ default: module.HereChoice }),
    () => ({ default: () => null }), // there are still the towns
  ),
);

interface Props {
  cities: FilterCities_cities$key;
  draft: Draft;
  counts: Counts;
  className?: string | undefined;
}

/** The cities to choose from, those of the address without properties, and how far around them. */
export function FilterCities({ draft, counts, className, ...props }: Props) {
  const intl = useIntl();
  const cities = useFragment(
    graphql`
      fragment FilterCities_cities on City @relay(plural: true) {
        id
        name
        displayName
        zip
      }
    `,
    props.cities,
  );
  const chosen = draft.filter.cities;
  const [radius = ''] = chosen.length > 0 ? criterionOf(draft, 'radius').texts : [];
  const listed = cities.map((city) => ({
    value: cityName(city),
    words: `${city.displayName} [${city.zip}]`,
    chosen: chosen.some((choice) => isCity(choice, city)),
    count: counts('cities', city.id),
  }));
  const others = chosen
    .filter((choice) => !cities.some((city) => isCity(choice, city)))
    .map((choice) => ({
      value: cityName(choice),
      words: choice.name || choice.zip,
      chosen: true,
      count: null,
    }));
  return (
    <FilterChoices
      label={intl.formatMessage({ id: 'list.city' })}
      none={intl.formatMessage({ id: 'list.allCities' })}
      name="city"
      choices={[...others, ...listed]}
      className={className}
      behind={radius && `, ${radius}\u00a0km`}
      onChoose={criterionOf(draft, 'cities').change}
      first={<HereChoice draft={draft} />}
    >
      <FilterRadius draft={draft} />
    </FilterChoices>
  );
}

/** By postcode where there is one: a city has another name in another language. */
function isCity(choice: CityChoice, city: CityChoice): boolean {
  if (choice.zip) return choice.zip === city.zip;
  return choice.name.toLowerCase() === city.name.toLowerCase();
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CityField_cities$key } from '../../__generated__/CityField_cities.graphql.ts';
import { Choices } from '../../components/form/Choices.tsx';
import { Field } from '../../components/form/Field.tsx';
import type { DemandFilter } from './demandFilter.ts';

/** Postcodes to type: those of towns where nothing is to be had now. They stand behind the cells of all towns. */
const typed = [190, 191, 192];

interface Props {
  cities: CityField_cities$key;
  selection: DemandFilter;
}

/** The cities where something can be found now, and those that were asked though nothing is there. */
export function CityField({ selection, ...props }: Props) {
  const intl = useIntl();
  const cities = useFragment(
    graphql`
      fragment CityField_cities on City @relay(plural: true) {
        name
        displayName
        zip
      }
    `,
    props.cities,
  );
  const asked = selection.cities ?? [];
  const hasArea = Boolean(selection.bounds || selection.polygon?.length);
  const isListed = (zip: unknown, name: unknown) =>
    cities.some((city) => (zip ? city.zip === zip : city.name === name));
  const listed = cities.map(({ zip, displayName }) => ({
    value: zip,
    text: `${displayName} [${zip}]`,
    part: 'zip',
  }));
  const others = asked
    .filter(({ zip, name }) => !isListed(zip, name))
    .map(({ zip, name }) => ({
      value: zip ?? name ?? '',
      text: name ?? zip ?? '',
      part: zip ? 'zip' : 'name',
    }));
  const options = [...listed, ...others].map(({ part, ...option }, i) => ({
    ...option,
    name: `filter.cities.${i}.${part}`,
  }));
  const chosen = asked.map(
    ({ zip, name }) => zip ?? cities.find((city) => city.name === name)?.zip ?? name ?? '',
  );
  return (
    <>
      <Choices name="filter.cities" options={options} initial={chosen} many required={!hasArea} />
      {typed.map((i) => (
        <Field
          key={i}
          name={`filter.cities.${i}.zip`}
          width="third"
          help={intl.formatMessage({ id: 'form.demand.zipHelp' })}
        />
      ))}
    </>
  );
}

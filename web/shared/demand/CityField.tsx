import { useIntl } from 'react-intl';
import type { CityField_cities$key } from '../../__generated__/CityField_cities.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Choices } from '../form/fields/Choices.tsx';
import { Field } from '../form/fields/Field.tsx';
import { Select } from '../form/fields/Select.tsx';
import { radiusCells } from '../list/radiusCells.ts';
import type { DemandFilter } from './demandFilter.ts';

/** Indexes of the postcode fields, for cities with nothing on offer now: higher than those of all listed cities. */
const zipFields = [190, 191, 192];

interface Props {
  cities: CityField_cities$key;
  selection: DemandFilter;
}

/** The cities with something on offer now, the selected ones without, and how far around them. */
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
  const selected = selection.cities ?? [];
  const hasArea = Boolean(selection.bounds || selection.polygon?.length);
  const isListed = (zip: unknown, name: unknown) =>
    cities.some((city) => (zip ? city.zip === zip : city.name === name));
  const listed = cities.map(({ zip, displayName }) => ({
    value: zip,
    text: `${displayName} [${zip}]`,
    part: 'zip',
  }));
  const others = selected
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
  const initial = selected.map(
    ({ zip, name }) => zip ?? cities.find((city) => city.name === name)?.zip ?? name ?? '',
  );
  const kilometres = String(selection.radius ?? '');
  const radii = radiusCells(kilometres).map((value) => ({ value, text: `${value}\u00a0km` }));
  return (
    <>
      <Choices name="filter.cities" options={options} initial={initial} many required={!hasArea} />
      {zipFields.map((i) => (
        <Field
          key={i}
          name={`filter.cities.${i}.zip`}
          width="third"
          help={intl.formatMessage({ id: 'form.demand.zipHelp' })}
        />
      ))}
      <Select
        name="filter.radius"
        width="third"
        kind="int"
        options={[{ value: '', text: intl.formatMessage({ id: 'filter.radius.none' }) }, ...radii]}
        initial={kilometres}
      />
    </>
  );
}

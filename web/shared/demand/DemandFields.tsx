import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DemandFields_query$key } from '../../__generated__/DemandFields_query.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Choices } from '../form/fields/Choices.tsx';
import { Field } from '../form/fields/Field.tsx';
import { textOf } from '../form/fields/fieldLabel.ts';
import type { Option } from '../form/fields/option.ts';
import { Select } from '../form/fields/Select.tsx';
import { AreaShape } from './AreaShape.tsx';
import { CityField } from './CityField.tsx';
import type { DemandFilter } from './demandFilter.ts';
import { falseCriteria } from './falseCriteria.ts';
import { otherCriteria } from './otherCriteria.ts';

interface Props {
  query: DemandFields_query$key;
  /** The criteria that the fields show at first. */
  selection: DemandFilter;
}

/**
 * The criteria of a demand. A goal, a type and a zone (cities, a region or an area on the map) are required (specification
 * section 5). Criteria of the list without a field here are choices that can be unticked.
 */
export function DemandFields({ selection, ...props }: Props) {
  const intl = useIntl();
  const { categories, cities } = useFragment(
    graphql`
      fragment DemandFields_query on Query @argumentDefinitions(language: { type: "Language!" }) {
        categories(language: $language) {
          number
          name
        }
        cities(language: $language) {
          ...CityField_cities
        }
      }
    `,
    props.query,
  );
  const option = (value: string) => ({ value, text: textOf(intl, `form.demand.${value}`) });
  const types = categories.map(({ number, name }) => ({ value: String(number), text: name }));
  const others = otherCriteria(intl, selection);
  const amount = (value: number | null | undefined) => (value ? String(value) : undefined);
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'form.property' })}</legend>
      <Choices
        name="filter.goal"
        options={['SALE', 'RENT'].map(option)}
        initial={[selection.goal ?? 'SALE']}
        required
      />
      <Choices
        name="filter.categories"
        options={types}
        initial={(selection.categories ?? []).map(String)}
        kind="int"
        many
        required
      />
      <CityField cities={cities} selection={selection} />
      <Choices
        name="filter.regions"
        options={['FLANDERS', 'BRUSSELS', 'WALLONIA'].map(option)}
        initial={selection.regions ?? []}
        many
      />
      <Field
        name="filter.priceMin"
        width="third"
        kind="int"
        unit="€"
        initial={amount(selection.priceMin)}
      />
      <Field
        name="filter.priceMax"
        width="third"
        kind="int"
        unit="€"
        initial={amount(selection.priceMax)}
      />
      <Select
        name="filter.bedroomsMin"
        width="third"
        kind="int"
        options={bedrooms()}
        initial={amount(selection.bedroomsMin)}
      />
      {selection.text && <Field name="filter.text" initial={selection.text} />}
      {others.length > 0 && (
        <Choices
          name="filter.wishes"
          options={others.map(drawn)}
          initial={others.map(({ value }) => value)}
          many
          wide
        />
      )}
      {falseCriteria(selection).map((name) => (
        <input
          key={name}
          type="hidden"
          name={`filter.${name}`}
          defaultValue="false"
          data-kind="value"
        />
      ))}
    </fieldset>
  );

  function drawn(option: Option): Option<ReactNode> {
    const area = { 'filter.polygon': selection.polygon, 'filter.bounds': selection.bounds }[
      option.name ?? ''
    ];
    return area ? { ...option, text: <AreaShape area={area}>{option.text}</AreaShape> } : option;
  }

  function bedrooms() {
    const least = Math.max(5, selection.bedroomsMin ?? 0);
    const counts = Array.from({ length: least }, (_, i) => ({
      value: String(i + 1),
      text: intl.formatMessage({ id: 'list.orMore' }, { count: i + 1 }),
    }));
    return [{ value: '', text: intl.formatMessage({ id: 'filter.any' }) }, ...counts];
  }
}

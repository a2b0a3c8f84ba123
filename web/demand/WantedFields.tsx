import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WantedFields_query$key } from '../__generated__/WantedFields_query.graphql.ts';
import { Choices } from '../form/Choices.tsx';
import { Field } from '../form/Field.tsx';
import { textOf } from '../form/fieldLabel.ts';
import { Select } from '../form/Select.tsx';
import { CityField } from './CityField.tsx';
import { keptOf } from './kept.ts';
import type { Wanted } from './wanted.ts';

interface Props {
  query: WantedFields_query$key;
  /** What stands there at first. */
  wanted: Wanted;
}

/** Which homes are wanted. A goal, a type and cities or regions are required (specification section 5). */
export function WantedFields({ wanted, ...props }: Props) {
  const intl = useIntl();
  const { categories, cities } = useFragment(
    graphql`
      fragment WantedFields_query on Query @argumentDefinitions(language: { type: "Language!" }) {
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
  const amount = (value: number | null | undefined) => (value ? String(value) : undefined);
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'form.home' })}</legend>
      <Choices
        name="filter.goal"
        options={['SALE', 'RENT'].map(option)}
        initial={[wanted.goal ?? 'SALE']}
        required
      />
      <Choices
        name="filter.categories"
        options={types}
        initial={(wanted.categories ?? []).map(String)}
        kind="int"
        many
        required
      />
      <CityField cities={cities} wanted={wanted} />
      <Choices
        name="filter.regions"
        options={['FLANDERS', 'BRUSSELS', 'WALLONIA'].map(option)}
        initial={wanted.regions ?? []}
        many
      />
      <Field
        name="filter.priceMin"
        width="third"
        kind="int"
        unit="€"
        initial={amount(wanted.priceMin)}
      />
      <Field
        name="filter.priceMax"
        width="third"
        kind="int"
        unit="€"
        initial={amount(wanted.priceMax)}
      />
      <Select
        name="filter.bedroomsMin"
        width="third"
        kind="int"
        options={bedrooms()}
        initial={amount(wanted.bedroomsMin)}
      />
      {wanted.text && <Field name="filter.text" initial={wanted.text} />}
      {keptOf(wanted).map(({ name, value, kind }) => (
        <input key={name + value} type="hidden" name={name} defaultValue={value} data-kind={kind} />
      ))}
    </fieldset>
  );

  function bedrooms() {
    const least = Math.max(5, wanted.bedroomsMin ?? 0);
    const counts = Array.from({ length: least }, (_, i) => ({
      value: String(i + 1),
      text: intl.formatMessage({ id: 'list.orMore' }, { count: i + 1 }),
    }));
    return [{ value: '', text: intl.formatMessage({ id: 'filter.any' }) }, ...counts];
  }
}

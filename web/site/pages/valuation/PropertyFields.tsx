import { useIntl } from 'react-intl';
import type { PropertyFields_categories$key } from '../../../__generated__/PropertyFields_categories.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Choices } from '../../../shared/form/fields/Choices.tsx';
import { Field } from '../../../shared/form/fields/Field.tsx';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { Select } from '../../../shared/form/fields/Select.tsx';

/** The property to value: its address, and what its owner knows without measuring. */
export function PropertyFields(props: { categories: PropertyFields_categories$key }) {
  const intl = useIntl();
  const categories = useFragment(
    graphql`
      fragment PropertyFields_categories on Category @relay(plural: true) {
        number
        name
      }
    `,
    props.categories,
  );
  const types = categories.map(({ number, name }) => ({ value: String(number), text: name }));
  const words = (part: string) => textOf(intl, `form.valuation.${part}`);
  const goals = ['SALE', 'RENT'].map((value) => ({ value, text: words(value) }));
  // `when` is free text in the graph: the agency reads the words that were on the screen.
  const moments = ['soon', 'half', 'later', 'never'].map((key) => words(key));
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'form.property' })}</legend>
      <Choices name="goal" options={goals} initial={['SALE']} required />
      <Field name="address.street" autoComplete="address-line1" required />
      <Field name="address.houseNumber" width="half" />
      <Field name="address.boxNumber" width="half" />
      <Field name="address.zip" width="third" autoComplete="postal-code" required />
      <Field name="address.city" width="two-thirds" autoComplete="address-level2" required />
      <Select
        name="category"
        kind="int"
        width="half"
        options={[{ value: '', text: words('anyType') }, ...types]}
      />
      <Field name="constructionYear" kind="int" width="half" />
      <Field name="surface" kind="int" width="half" unit="m²" />
      <Field name="bedrooms" kind="int" width="half" />
      <Choices name="when" options={moments.map((text) => ({ value: text, text }))} />
    </fieldset>
  );
}

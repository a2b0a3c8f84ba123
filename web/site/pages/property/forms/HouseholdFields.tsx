import { useIntl } from 'react-intl';
import { Field } from '../../../../shared/form/fields/Field.tsx';

/** The people and pets who will live in a rental. */
export function HouseholdFields() {
  const intl = useIntl();
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'form.rent.household' })}</legend>
      <Field name="adults" kind="int" width="half" required />
      <Field name="children" kind="int" width="half" />
      <Field name="ages" width="half" />
      <Field name="pets" width="half" />
    </fieldset>
  );
}

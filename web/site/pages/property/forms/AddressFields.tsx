import { Field } from '../../../../shared/form/fields/Field.tsx';

/** The address of a person. */
export function AddressFields({ legend }: { legend: string }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Field name="address.street" autoComplete="address-line1" required />
      <Field name="address.houseNumber" width="half" />
      <Field name="address.boxNumber" width="half" />
      <Field name="address.zip" width="third" autoComplete="postal-code" required />
      <Field name="address.city" width="two-thirds" autoComplete="address-level2" required />
    </fieldset>
  );
}

import { Field } from './Field.tsx';

interface Props {
  legend: string;
  text: string;
}

/** The fields of a second person, who is left out when they are empty. */
export function SecondFields({ legend, text }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <p className="small soft">{text}</p>
      <Field name="second.firstName" width="half" />
      <Field name="second.lastName" width="half" />
      <Field name="second.email" width="half" type="email" />
      <Field name="second.phone" width="half" type="tel" />
    </fieldset>
  );
}

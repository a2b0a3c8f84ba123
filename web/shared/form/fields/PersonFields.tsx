import { useIntl } from 'react-intl';
import type { PersonFields_site$key } from '../../../__generated__/PersonFields_site.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Field } from './Field.tsx';
import { personTitles } from './personTitles.ts';
import { Select } from './Select.tsx';

interface Props {
  site: PersonFields_site$key;
  /** The phone number is required: the agency calls to arrange it. */
  phoneRequired?: boolean;
  /** The legend, where a form has two persons. */
  legend?: string;
}

/** Who fills in the form. A title is optional, unless the agency requires it. */
export function PersonFields({ phoneRequired = false, legend, ...props }: Props) {
  const intl = useIntl();
  const { forms } = useFragment(
    graphql`
      fragment PersonFields_site on Site {
        forms {
          titleRequired
        }
      }
    `,
    props.site,
  );
  const titles = personTitles((id) => intl.formatMessage({ id }));
  const none = { value: '', text: intl.formatMessage({ id: 'form.title.none' }) };
  return (
    <fieldset>
      <legend>{legend ?? intl.formatMessage({ id: 'form.person' })}</legend>
      <Select
        name="person.title"
        width="line"
        autoComplete="honorific-prefix"
        required={forms.titleRequired}
        options={[none, ...titles]}
      />
      <Field name="person.firstName" width="half" autoComplete="given-name" required />
      <Field name="person.lastName" width="half" autoComplete="family-name" required />
      <Field name="person.email" width="half" type="email" autoComplete="email" required />
      <Field
        name="person.phone"
        width="half"
        type="tel"
        autoComplete="tel"
        required={phoneRequired}
      />
    </fieldset>
  );
}

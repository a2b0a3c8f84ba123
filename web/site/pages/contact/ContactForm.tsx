import { useIntl } from 'react-intl';
import type { ContactForm_site$key } from '../../../__generated__/ContactForm_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { Field } from '../../../shared/form/fields/Field.tsx';
import { PersonFields } from '../../../shared/form/fields/PersonFields.tsx';
import { PreferenceField } from '../../../shared/form/fields/PreferenceField.tsx';
import { TextArea } from '../../../shared/form/fields/TextArea.tsx';

const mutation = graphql`
  mutation ContactFormMutation($input: ContactInput!) {
    sendContact(input: $input) {
      ... on ContactSent {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

/** A message to the agency. */
export function ContactForm(props: { site: ContactForm_site$key }) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment ContactForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  return (
    <Form
      name="sendContact"
      mutation={mutation}
      newsletter
      submit={intl.formatMessage({ id: 'form.send' })}
    >
      <PersonFields site={site} />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.address' })}</legend>
        <Field name="street" autoComplete="address-line1" />
        <Field name="zip" width="third" autoComplete="postal-code" />
        <Field name="city" width="two-thirds" autoComplete="address-level2" />
      </fieldset>
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.question' })}</legend>
        <TextArea name="remark" required />
        <PreferenceField />
      </fieldset>
    </Form>
  );
}

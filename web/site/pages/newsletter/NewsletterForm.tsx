import { useIntl } from 'react-intl';
import { graphql } from '../../../shared/answer/fragment.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { Field } from '../../../shared/form/fields/Field.tsx';

const mutation = graphql`
  mutation NewsletterFormMutation($input: NewsletterInput!) {
    subscribe(input: $input) {
      ... on Subscribed {
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

/** Subscribes to the newsletter, which is sent only after the link in a first email confirmed it. */
export function NewsletterForm() {
  const intl = useIntl();
  return (
    <Form
      name="subscribe"
      mutation={mutation}
      submit={intl.formatMessage({ id: 'form.newsletter.send' })}
    >
      <fieldset>
        <legend className="hidden-text">{intl.formatMessage({ id: 'form.person' })}</legend>
        <Field name="firstName" width="half" autoComplete="given-name" />
        <Field name="email" width="half" type="email" autoComplete="email" required />
      </fieldset>
    </Form>
  );
}

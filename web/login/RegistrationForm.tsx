import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RegistrationForm_site$key } from '../__generated__/RegistrationForm_site.graphql.ts';
import { Form } from '../form/Form.tsx';
import { PersonFields } from '../form/PersonFields.tsx';

const mutation = graphql`
  mutation RegistrationFormMutation($input: RegisterOwnerInput!) {
    registerOwner(input: $input) {
      ... on OwnerRegistered {
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

/** Asks for a first password. Who the agency does not know gets a letter too. */
export function RegistrationForm(props: { site: RegistrationForm_site$key }) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment RegistrationForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  return (
    <Form
      name="registerOwner"
      mutation={mutation}
      submit={intl.formatMessage({ id: 'form.registration.send' })}
    >
      <PersonFields site={site} />
    </Form>
  );
}

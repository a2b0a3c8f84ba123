import { useIntl } from 'react-intl';
import type { Registration_site$key } from '../../../../__generated__/Registration_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { PersonFields } from '../../../../shared/form/fields/PersonFields.tsx';
import { type Frame, LoginFrame } from './LoginFrame.tsx';
import { WayBack } from './WayBack.tsx';

const mutation = graphql`
  mutation RegistrationMutation($input: RegisterOwnerInput!) {
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

interface Props {
  frame: Frame;
  site: Registration_site$key;
}

/** Requests a first password for an owner. Addresses that the agency does not know get an email too, so none are revealed. */
export function Registration({ frame, ...props }: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment Registration_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  return (
    <LoginFrame
      {...frame}
      wide
      title={intl.formatMessage({ id: 'form.registration.title' })}
      text={intl.formatMessage({ id: 'form.registration.text' })}
    >
      <Form
        name="registerOwner"
        mutation={mutation}
        submit={intl.formatMessage({ id: 'form.registration.send' })}
      >
        <PersonFields site={site} />
      </Form>
      <WayBack />
    </LoginFrame>
  );
}

import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { LinkForm } from './LinkForm.tsx';

const mutation = graphql`
  mutation NewsletterLeaveMutation($input: TokenInput!) {
    unsubscribe(input: $input) {
      ... on Unsubscribed {
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

/** Ends the newsletter. */
export function NewsletterLeave({ token, primary }: { token: string; primary?: boolean }) {
  const intl = useIntl();
  return (
    <LinkForm
      name="unsubscribe"
      mutation={mutation}
      token={token}
      submit={intl.formatMessage({ id: 'form.link.unsubscribe.button' })}
      primary={primary ?? false}
    />
  );
}

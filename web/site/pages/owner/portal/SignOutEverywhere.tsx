import { useIntl } from 'react-intl';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { LeaveButton } from './LeaveButton.tsx';

const mutation = graphql`
  mutation SignOutEverywhereMutation($input: SignOutInput!) {
    signOutEverywhere(input: $input) {
      ... on SignedOut {
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

/** Ends the session on every device. */
export function SignOutEverywhere() {
  const intl = useIntl();
  return (
    <LeaveButton mutation={mutation}>
      {intl.formatMessage({ id: 'owner.signOutEverywhere' })}
    </LeaveButton>
  );
}

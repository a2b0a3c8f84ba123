import { useIntl } from 'react-intl';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { Glyph } from '../../../../shared/owner/Glyph.tsx';
import { LeaveButton } from './LeaveButton.tsx';

const mutation = graphql`
  mutation SignOutMutation($input: SignOutInput!) {
    signOut(input: $input) {
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

/** Ends the session. */
export function SignOut() {
  const intl = useIntl();
  return (
    <LeaveButton mutation={mutation}>
      <Glyph name="leave" />
      {intl.formatMessage({ id: 'owner.signOut' })}
    </LeaveButton>
  );
}

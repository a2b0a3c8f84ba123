import { useIntl } from 'react-intl';
import { graphql } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { LinkForm } from '../../link/LinkForm.tsx';

const mutation = graphql`
  mutation UnsubscribeMutation($input: TokenInput!) {
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

interface Props {
  token: string;
  /** What is ended, as in its message ids: the newsletter, a demand or an owner's news. */
  from: 'unsubscribe' | 'endDemand' | 'stopOwnerNews';
  primary?: boolean;
}

/** Ends the newsletter, a demand's emails or those to an owner, and erases what was kept for them. */
export function Unsubscribe({ token, from, primary }: Props) {
  const intl = useIntl();
  return (
    <LinkForm
      name="unsubscribe"
      mutation={mutation}
      token={token}
      submit={textOf(intl, `form.link.${from}.button`)}
      primary={primary ?? false}
    />
  );
}

import { graphql } from 'react-relay/hooks';
import type { useFormsQuery } from '../../__generated__/useFormsQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useQuery } from '../app/useQuery.ts';

/** What leads can be filtered by: the forms, and who may have leads. Empty until they are known. */
export function useForms() {
  const { answer } = useQuery<useFormsQuery>(
    graphql`
      query useFormsQuery {
        desk {
          forms {
            form
            name
          }
          colleagues {
            id
            name
          }
        }
      }
    `,
    {},
  );
  useEnd(answer);
  return { forms: answer?.desk?.forms ?? [], colleagues: answer?.desk?.colleagues ?? [] };
}

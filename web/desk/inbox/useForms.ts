import { graphql } from 'react-relay/hooks';
import type { useFormsQuery } from '../__generated__/useFormsQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useQuery } from '../app/useQuery.ts';

/** What leads can be filtered by: the forms, who may have leads, and whether they go to a CRM. Empty until they are known. */
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
          linked
        }
      }
    `,
    {},
  );
  useEnd(answer);
  const { forms, colleagues, linked } = answer?.desk ?? {};
  return { forms: forms ?? [], colleagues: colleagues ?? [], linked: linked ?? false };
}

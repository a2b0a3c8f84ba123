import { graphql } from 'react-relay/hooks';
import type { useListingHideMutation } from '../__generated__/useListingHideMutation.graphql.ts';
import type { useListingMailMutation } from '../__generated__/useListingMailMutation.graphql.ts';
import type { useListingShowMutation } from '../__generated__/useListingShowMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** What the desk does with a property: hides it for a while, shows it again, mails its agent what it lacks. */
export function useListing() {
  const hide = useMutate<useListingHideMutation>(graphql`
    mutation useListingHideMutation($input: HidePropertyInput!) {
      hideProperty(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const show = useMutate<useListingShowMutation>(graphql`
    mutation useListingShowMutation($input: ShowPropertyInput!) {
      showProperty(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const mail = useMutate<useListingMailMutation>(graphql`
    mutation useListingMailMutation($input: MailLacksInput!) {
      mailLacks(input: $input) {
        __typename
        ... on LacksMailed {
          agent
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return {
    hide: async (input: useListingHideMutation['variables']['input']) =>
      (await hide({ input })).hideProperty,
    show: async (number: number) => (await show({ input: { number } })).showProperty,
    mail: async (number: number) => (await mail({ input: { number } })).mailLacks,
  };
}

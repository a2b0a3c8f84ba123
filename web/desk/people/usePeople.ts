import { graphql } from 'react-relay/hooks';
import type { usePeopleEraseMutation } from '../__generated__/usePeopleEraseMutation.graphql.ts';
import type { usePeopleFindMutation } from '../__generated__/usePeopleFindMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

type Answer = usePeopleFindMutation['response']['lookUpPerson'];

/** What is known of an address. A mutation answers it, so it is in no store and goes with the screen. */
export type Person = Extract<Answer, { readonly __typename: 'PeopleFound' }>['people'][number];

/** Looks somebody up, which the log has. */
export const useFind = () =>
  useMutate<usePeopleFindMutation>(graphql`
    mutation usePeopleFindMutation($input: LookUpPersonInput!) {
      lookUpPerson(input: $input) {
        __typename
        ... on PeopleFound {
          people {
            email
            counts {
              kind
              count
            }
            entries {
              id
              kind
              at
              form
              lead
              propertyReference
              state
              record
            }
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Erases a person. */
export const useErase = () =>
  useMutate<usePeopleEraseMutation>(graphql`
    mutation usePeopleEraseMutation($input: ErasePersonInput!) {
      erasePerson(input: $input) {
        __typename
        ... on PersonErased {
          receipt
          at
          counts {
            kind
            count
          }
          remains
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

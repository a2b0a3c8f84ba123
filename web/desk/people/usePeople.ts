import { graphql } from 'react-relay/hooks';
import type { usePeopleEraseMutation } from '../__generated__/usePeopleEraseMutation.graphql.ts';
import type { usePeopleFindMutation } from '../__generated__/usePeopleFindMutation.graphql.ts';
import type { usePeopleJoinMutation } from '../__generated__/usePeopleJoinMutation.graphql.ts';
import type { usePeopleSplitMutation } from '../__generated__/usePeopleSplitMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

type Answer = usePeopleFindMutation['response']['lookUpPerson'];

/** What is known of an address. A mutation answers it, so it is in no store and goes with the screen. */
export type Person = Extract<Answer, { readonly __typename: 'PeopleFound' }>['people'][number];

/** Who the person is, as the list of people has it. */
export type KnownPerson = NonNullable<Person['row']>;

/** Looks somebody up, which the log has. */
export const useFind = () =>
  useMutate<usePeopleFindMutation>(graphql`
    mutation usePeopleFindMutation($input: LookUpPersonInput!) {
      lookUpPerson(input: $input) {
        __typename
        ... on PeopleFound {
          people {
            who
            addresses
            row {
              who
              name
              firstName
              lastName
              phone
              language
              viewed
              demands
              matching
              newsletter
              owner
            }
            same {
              who
              name
              firstName
              lastName
              phone
              language
              viewed
              demands
              matching
              newsletter
              owner
            }
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
              property
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

/** Makes two people one. */
export function useJoin() {
  const send = useMutate<usePeopleJoinMutation>(graphql`
    mutation usePeopleJoinMutation($input: JoinPeopleInput!) {
      joinPeople(input: $input) {
        __typename
        ... on PeopleJoined {
          person {
            who
          }
          desk {
            done {
              action {
                id
                name
              }
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
  return async (input: usePeopleJoinMutation['variables']['input']) =>
    (await send({ input })).joinPeople;
}

/** Makes an address a person of its own again. */
export function useSplit() {
  const send = useMutate<usePeopleSplitMutation>(graphql`
    mutation usePeopleSplitMutation($input: SplitPersonInput!) {
      splitPerson(input: $input) {
        __typename
        ... on PersonSplit {
          person {
            who
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
  return async (address: string) => (await send({ input: { address } })).splitPerson;
}

import { graphql } from 'react-relay/hooks';
import type { useStreetsChangeCancelMutation } from '../__generated__/useStreetsChangeCancelMutation.graphql.ts';
import type { useStreetsChangeFetchMutation } from '../__generated__/useStreetsChangeFetchMutation.graphql.ts';
import type { useStreetsChangeMeasureMutation } from '../__generated__/useStreetsChangeMeasureMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Finds out how large the streets of the map are, fetches them, or ends either. */
export function useStreetsChange() {
  const measure = useMutate<useStreetsChangeMeasureMutation>(graphql`
    mutation useStreetsChangeMeasureMutation {
      measureStreets {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const fetch = useMutate<useStreetsChangeFetchMutation>(graphql`
    mutation useStreetsChangeFetchMutation {
      fetchStreets {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const cancel = useMutate<useStreetsChangeCancelMutation>(graphql`
    mutation useStreetsChangeCancelMutation {
      cancelStreets {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return {
    measure: async () => (await measure({})).measureStreets,
    fetch: async () => (await fetch({})).fetchStreets,
    cancel: async () => (await cancel({})).cancelStreets,
  };
}

import { graphql } from 'react-relay/hooks';
import type { useDeliveryDropMutation } from '../__generated__/useDeliveryDropMutation.graphql.ts';
import type { useDeliveryTakeMutation } from '../__generated__/useDeliveryTakeMutation.graphql.ts';
import type { useDeliveryUndoMutation } from '../__generated__/useDeliveryUndoMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** A delivery that was taken back. */
export interface Undone {
  readonly properties: number;
  readonly left: readonly {
    readonly number: number;
    readonly called: string;
    readonly used: boolean;
  }[];
}

/** Takes a delivery, takes it back, or forgets it. */
export function useDelivery() {
  const take = useMutate<useDeliveryTakeMutation>(graphql`
    mutation useDeliveryTakeMutation($input: TakePropertyDeliveryInput!) {
      takePropertyDelivery(input: $input) {
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
  const undo = useMutate<useDeliveryUndoMutation>(graphql`
    mutation useDeliveryUndoMutation($input: UndoPropertyDeliveryInput!) {
      undoPropertyDelivery(input: $input) {
        __typename
        ... on PropertyDeliveryUndone {
          properties
          left {
            number
            called
            used
          }
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const drop = useMutate<useDeliveryDropMutation>(graphql`
    mutation useDeliveryDropMutation($input: DropPropertyDeliveryInput!) {
      dropPropertyDelivery(input: $input) {
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
  return {
    take: async (delivery: string, properties: readonly string[]) =>
      (await take({ input: { delivery, properties } })).takePropertyDelivery,
    undo: async (delivery: string) => (await undo({ input: { delivery } })).undoPropertyDelivery,
    drop: async (delivery: string) => (await drop({ input: { delivery } })).dropPropertyDelivery,
  };
}

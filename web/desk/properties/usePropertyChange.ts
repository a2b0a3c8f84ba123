import { graphql } from 'react-relay/hooks';
import type { usePropertyChangeCopyMutation } from '../__generated__/usePropertyChangeCopyMutation.graphql.ts';
import type { usePropertyChangeGiveBackMutation } from '../__generated__/usePropertyChangeGiveBackMutation.graphql.ts';
import type { usePropertyChangePriceMutation } from '../__generated__/usePropertyChangePriceMutation.graphql.ts';
import type { usePropertyChangeStandingMutation } from '../__generated__/usePropertyChangeStandingMutation.graphql.ts';
import type { usePropertyChangeTakeOverMutation } from '../__generated__/usePropertyChangeTakeOverMutation.graphql.ts';
import type { usePropertyChangeUndoMutation } from '../__generated__/usePropertyChangeUndoMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import { sendChange } from './lastChange.ts';

type Price = usePropertyChangePriceMutation['variables']['input'];
type Standing = usePropertyChangeStandingMutation['variables']['input'];

/** What the desk changes of a property of which it is the source, and whose a property is. */
export function usePropertyChange() {
  const price = useMutate<usePropertyChangePriceMutation>(graphql`
    mutation usePropertyChangePriceMutation($input: SetPriceInput!) {
      setPrice(input: $input) {
        __typename
        ... on PropertyChanged {
          undo
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
  const standing = useMutate<usePropertyChangeStandingMutation>(graphql`
    mutation usePropertyChangeStandingMutation($input: SetStandingInput!) {
      setStanding(input: $input) {
        __typename
        ... on PropertyChanged {
          undo
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
  const copy = useMutate<usePropertyChangeCopyMutation>(graphql`
    mutation usePropertyChangeCopyMutation($input: CopyPropertyInput!) {
      copyProperty(input: $input) {
        __typename
        ... on PropertyChanged {
          property {
            number
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
  const undo = useMutate<usePropertyChangeUndoMutation>(graphql`
    mutation usePropertyChangeUndoMutation($input: UndoPropertyInput!) {
      undoProperty(input: $input) {
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
  const takeOver = useMutate<usePropertyChangeTakeOverMutation>(graphql`
    mutation usePropertyChangeTakeOverMutation($input: TakeOverPropertyInput!) {
      takeOverProperty(input: $input) {
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
  const giveBack = useMutate<usePropertyChangeGiveBackMutation>(graphql`
    mutation usePropertyChangeGiveBackMutation($input: GiveBackPropertyInput!) {
      giveBackProperty(input: $input) {
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
    setPrice: (input: Price) =>
      sendChange(input.number, async () => (await price({ input })).setPrice),
    setStanding: (input: Standing) =>
      sendChange(input.number, async () => (await standing({ input })).setStanding),
    copy: async (number: number) => (await copy({ input: { number } })).copyProperty,
    undo: async (id: string) => (await undo({ input: { undo: id } })).undoProperty,
    takeOver: async (number: number) => (await takeOver({ input: { number } })).takeOverProperty,
    giveBack: async (number: number) => (await giveBack({ input: { number } })).giveBackProperty,
  };
}

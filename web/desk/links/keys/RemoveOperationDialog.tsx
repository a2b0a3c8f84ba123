import { graphql } from 'react-relay/hooks';
import type { RemoveOperationDialogMutation } from '../../__generated__/RemoveOperationDialogMutation.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useMutate } from '../../app/useMutate.ts';
import { SureDialog } from '../../confirm/SureDialog.tsx';

interface Props {
  programKey: string;
  name: string;
  close: () => void;
  changed: () => void;
}

/** Asks once more before an operation ends that a program registered. */
export function RemoveOperationDialog({ programKey, name, close, changed }: Props) {
  const say = useText();
  const remove = useMutate<RemoveOperationDialogMutation>(graphql`
    mutation RemoveOperationDialogMutation($input: RemoveKeyOperationInput!) {
      removeKeyOperation(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const input = { key: programKey, name };
  return (
    <SureDialog
      title={say('operations.removeOf', { name })}
      text={say('operations.removeText')}
      button={say('operations.remove')}
      gone={say('operations.gone')}
      send={() => remove({ input }).then((answer) => answer.removeKeyOperation)}
      close={close}
      changed={changed}
    />
  );
}

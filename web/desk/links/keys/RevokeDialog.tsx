import { graphql } from 'react-relay/hooks';
import type { RevokeDialogMutation } from '../../__generated__/RevokeDialogMutation.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useMutate } from '../../app/useMutate.ts';
import { SureDialog } from '../../confirm/SureDialog.tsx';

interface Props {
  id: string;
  name: string;
  close: () => void;
  changed: () => void;
}

/** Asks once more before the key of a program ends. */
export function RevokeDialog({ id, name, close, changed }: Props) {
  const say = useText();
  const revoke = useMutate<RevokeDialogMutation>(graphql`
    mutation RevokeDialogMutation($input: RevokeKeyInput!) {
      revokeKey(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return (
    <SureDialog
      title={say('programKeys.revokeOf', { name })}
      text={say('programKeys.revokeText')}
      button={say('programKeys.revoke')}
      gone={say('programKeys.gone')}
      send={() => revoke({ input: { key: id } }).then((answer) => answer.revokeKey)}
      close={close}
      changed={changed}
    />
  );
}

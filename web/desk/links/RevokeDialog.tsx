import { graphql } from 'react-relay/hooks';
import type { RevokeDialogMutation } from '../../__generated__/RevokeDialogMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { Wrong } from '../signin/Wrong.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';

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
  const { confirm, dialog } = useConfirm();
  const { busy, wrong, failed, run } = useChange(changed, confirm);
  const send = () => run(() => revoke({ input: { key: id } }).then((a) => a.revokeKey));
  return (
    <DeskDialog title={say('programKeys.revokeOf', { name })} close={close}>
      <Wrong
        failed={failed}
        text={wrong !== null && say(wrong === 'UNKNOWN' ? 'programKeys.gone' : 'state.notSent')}
      />
      <p>{say('programKeys.revokeText')}</p>
      <p className="row">
        <DeskButton variant="bad" busy={busy} onClick={send}>
          {say('programKeys.revoke')}
        </DeskButton>
        <DeskButton onClick={close}>{say('week.keep')}</DeskButton>
      </p>
      {dialog}
    </DeskDialog>
  );
}

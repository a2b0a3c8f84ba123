import { graphql } from 'react-relay/hooks';
import type { RemoveOperationDialogMutation } from '../../__generated__/RemoveOperationDialogMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { Wrong } from '../signin/Wrong.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';

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
  const { confirm, dialog } = useConfirm();
  const { busy, wrong, failed, run } = useChange(changed, confirm);
  const send = () =>
    run(() => remove({ input: { key: programKey, name } }).then((a) => a.removeKeyOperation));
  return (
    <DeskDialog title={say('operations.removeOf', { name })} close={close}>
      <Wrong
        failed={failed}
        text={wrong !== null && say(wrong === 'UNKNOWN' ? 'operations.gone' : 'state.notSent')}
      />
      <p>{say('operations.removeText')}</p>
      <p className="row">
        <DeskButton variant="bad" busy={busy} onClick={send}>
          {say('operations.remove')}
        </DeskButton>
        <DeskButton onClick={close}>{say('week.keep')}</DeskButton>
      </p>
      {dialog}
    </DeskDialog>
  );
}

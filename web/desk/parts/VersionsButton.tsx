import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import type { Parts } from './editedParts.ts';
import { Versions } from './Versions.tsx';

interface Props {
  /** What it is the history of. */
  title: string;
  edit: Pick<Parts, 'of' | 'parts' | 'restored'>;
  readOnly: boolean;
}

/** Opens the history of a record. */
export function VersionsButton({ title, edit, readOnly }: Props) {
  const say = useText();
  const dialog = useDialog('history');
  return (
    <>
      <DeskButton onClick={() => dialog.show()} aria-haspopup="dialog">
        {say('versions.open')}
      </DeskButton>
      {dialog.about !== null && (
        <Versions
          title={title}
          edit={edit}
          readOnly={readOnly}
          restored={() => {
            edit.restored();
            dialog.close();
          }}
          close={dialog.close}
        />
      )}
    </>
  );
}

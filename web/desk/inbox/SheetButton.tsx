import { useState } from 'react';
import type { FileFailure } from '../app/fetchFile.ts';
import { saveBlob } from '../app/saveBlob.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { today } from '../app/time.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import type { Selection } from './filter.ts';
import css from './Inbox.module.css';
import { fetchSheet } from './sheet.ts';

/** Downloads the leads of the list and its filter as a sheet. */
export function SheetButton({ selection }: { selection: Selection }) {
  const say = useText();
  const { ended } = useSession();
  const { confirm, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const load = async () => {
    setBusy(true);
    setFailure(null);
    const got = await fetchSheet(selection);
    setBusy(false);
    if (got instanceof Blob) saveBlob(got, `leads ${today()}.csv`);
    else if (got === 'SIGNED_OUT') ended();
    else if (got === 'CODE_AGAIN') confirm(load);
    else setFailure(got);
  };
  const text = {
    TOO_MANY: 'sheet.busy',
    BAD_INPUT: 'sheet.tooMany',
    offline: 'state.offline.title',
    broken: 'sheet.broken',
  } as const;
  return (
    <>
      <DeskButton busy={busy} onClick={load}>
        <Icon name="download" />
        {say('sheet.button')}
      </DeskButton>
      {failure && failure in text && (
        <p className={css.wrong} role="alert">
          {say(text[failure as keyof typeof text])}
        </p>
      )}
      {dialog}
    </>
  );
}

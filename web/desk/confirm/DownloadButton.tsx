import { useState } from 'react';
import type { FileFailure } from '../app/fetchFile.ts';
import { saveBlob } from '../app/saveBlob.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { today } from '../app/time.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import css from './DownloadButton.module.css';
import { useConfirm } from './useConfirm.tsx';

interface Props {
  label: string;
  /** What the file is called, before its day. */
  name: string;
  fetch: () => Promise<Blob | FileFailure>;
}

/** Downloads a list as a sheet, which may need the code of the phone. */
export function DownloadButton({ label, name, fetch }: Props) {
  const say = useText();
  const { ended } = useSession();
  const { confirm, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const load = async () => {
    setBusy(true);
    setFailure(null);
    const got = await fetch();
    setBusy(false);
    if (got instanceof Blob) saveBlob(got, `${name} ${today()}.csv`);
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
        {label}
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

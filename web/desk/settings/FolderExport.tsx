import { useState } from 'react';
import { type FileFailure, fetchFile } from '../app/fetchFile.ts';
import { saveBlob } from '../app/saveBlob.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { today } from '../app/time.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './SettingsForm.module.css';

const texts: Partial<Record<FileFailure, 'sheet.busy' | 'state.offline.title' | 'folder.broken'>> =
  {
    TOO_MANY: 'sheet.busy',
    offline: 'state.offline.title',
  };

/** Downloads the import folder of the site, or what the desk changed of it, as one file. */
export function FolderExport() {
  const say = useText();
  const { ended } = useSession();
  const { confirm, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const load = async (what: 'all' | 'changed') => {
    setBusy(true);
    setFailure(null);
    const got = await fetchFile('/desk/folder.zip', new URLSearchParams({ what }));
    setBusy(false);
    if (got instanceof Blob) saveBlob(got, `gevel ${today()}.zip`);
    else if (got === 'SIGNED_OUT') ended();
    else if (got === 'CODE_AGAIN') confirm(() => load(what));
    else setFailure(got);
  };
  return (
    <div className={css.section}>
      <Block title={say('folder.title')}>
        <Wrong failed={null} text={failure !== null && say(texts[failure] ?? 'folder.broken')} />
        <p className="soft">{say('folder.text')}</p>
        <p className={`${css.buttons} row`}>
          <DeskButton busy={busy} onClick={() => load('all')}>
            {say('folder.all')}
          </DeskButton>
          <DeskButton busy={busy} onClick={() => load('changed')}>
            {say('folder.changed')}
          </DeskButton>
        </p>
      </Block>
      {dialog}
    </div>
  );
}

import { useState } from 'react';
import { classes } from '../../../shared/ui/classes.ts';
import { useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import form from '../../ui/Form.module.css';
import { HandOverNote, noteFits } from './HandOverNote.tsx';

interface Props {
  /** Who gets the lead. */
  name: string;
  send: (note: string) => void;
  close: () => void;
}

/** Asks for a message before a colleague gets a lead. */
export function HandOverDialog({ name, send, close }: Props) {
  const say = useText();
  const [note, setNote] = useState('');
  return (
    <DeskDialog title={say('handOver.title', { name })} close={close}>
      <HandOverNote note={note} onChange={setNote} />
      <p className={classes('row', form.actions)}>
        <DeskButton variant="primary" data-first onClick={() => noteFits(note) && send(note)}>
          {say('bulk.handOver')}
        </DeskButton>
        <DeskButton variant="plain" onClick={close}>
          {say('dialog.cancel')}
        </DeskButton>
      </p>
    </DeskDialog>
  );
}

import { useState } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { HandOverNote, noteFits } from '../lead/handling/HandOverNote.tsx';
import type { State } from '../lead/handling/states.ts';
import type { RequestedChange } from '../lead/handling/useLeadChanges.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { SelectField } from '../ui/SelectField.tsx';

interface Props {
  count: number;
  /** The change to confirm; null asks to whom the leads go. */
  requested: RequestedChange | null;
  colleagues: readonly { readonly id: string; readonly name: string }[];
  send: (requested: RequestedChange) => void;
  close: () => void;
}

/** Says how many leads are about to change, and to whom they go. */
export function BulkDialog({ count, requested, colleagues, send, close }: Props) {
  const say = useText();
  const { desk } = useSession();
  const [agent, setAgent] = useState(desk.me.id);
  const [note, setNote] = useState('');
  const title = requested
    ? say('bulk.sure', { count, to: 'state' in requested ? say(stateText(requested.state)) : '' })
    : say('bulk.handOverTitle', { count });
  const handOver = () => noteFits(note) && send({ agent: agent || null, ...(note && { note }) });
  return (
    <DeskDialog title={title} close={close}>
      {!requested && (
        <SelectField
          label={say('bulk.to')}
          data-first
          value={agent}
          options={[
            ...colleagues.map(({ id, name }) => ({ value: id, text: name })),
            { value: '', text: say('lead.nobody') },
          ]}
          onChange={setAgent}
        />
      )}
      {!requested && <HandOverNote note={note} onChange={setNote} />}
      <p className="soft">{say('bulk.undoable')}</p>
      <p className={classes('row', form.actions)}>
        <DeskButton variant="primary" onClick={() => (requested ? send(requested) : handOver())}>
          {requested ? say('bulk.yes') : say('bulk.handOver')}
        </DeskButton>
        <DeskButton variant="plain" onClick={close}>
          {say('dialog.cancel')}
        </DeskButton>
      </p>
    </DeskDialog>
  );
}

const stateText = (state: State) => `lead.state.${state}` as const;

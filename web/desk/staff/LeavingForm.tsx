import { type FormEvent, useState } from 'react';
import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import form from '../ui/Form.module.css';
import { Heir, type HeirProps } from './Heir.tsx';

interface Props extends Omit<HeirProps, 'heir' | 'setHeir'> {
  busy: boolean;
  send: (leadsTo: string | null) => void;
}

/** Ends the access of a member, and asks who gets the leads. */
export function LeavingForm({ leads, heirs, busy, send }: Props) {
  const say = useText();
  const [heir, setHeir] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(heir || null);
  };
  return (
    <form className={form.form} onSubmit={submit}>
      <p>{say('staff.closeText')}</p>
      <Heir leads={leads} heirs={heirs} heir={heir} setHeir={setHeir} />
      <DeskButton type="submit" variant="bad" busy={busy}>
        {say('staff.close')}
      </DeskButton>
    </form>
  );
}

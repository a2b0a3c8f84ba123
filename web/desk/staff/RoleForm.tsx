import { type FormEvent, useState } from 'react';
import type { StaffRole } from '../__generated__/useStaffChangesRoleMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { Choice } from '../ui/Choice.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import form from '../ui/Form.module.css';
import { mayHaveLeads, roles } from './choices.ts';
import { Heir, type HeirProps } from './Heir.tsx';

interface Props extends Omit<HeirProps, 'heir' | 'setHeir'> {
  role: StaffRole;
  busy: boolean;
  send: (role: StaffRole, leadsTo: string | null) => void;
}

/** Chooses another role, and who gets the leads of somebody who may have none any more. */
export function RoleForm({ role, leads, heirs, busy, send }: Props) {
  const say = useText();
  const [chosen, setChosen] = useState<(typeof roles)[number]>(
    roles.find((one) => one === role) ?? 'AGENT',
  );
  const [heir, setHeir] = useState('');
  const leaves = !mayHaveLeads(chosen) && leads > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(chosen, leaves ? heir || null : null);
  };
  return (
    <form className={form.form} onSubmit={submit}>
      <Choice
        label={say('staff.role')}
        options={roles.map((value) => ({ value, text: say('me.role', { role: value }) }))}
        value={chosen}
        onChange={setChosen}
      />
      {leaves && <Heir leads={leads} heirs={heirs} heir={heir} setHeir={setHeir} />}
      <DeskButton type="submit" variant="primary" busy={busy} disabled={chosen === role}>
        {say('staff.changeRole')}
      </DeskButton>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { graphLanguage } from '../../shared/i18n/languages.ts';
import type {
  Language,
  StaffRole,
} from '../__generated__/useStaffChangesInviteMutation.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { languages, roles } from './choices.ts';
import { StaffOutcome } from './StaffOutcome.tsx';
import { useInvite } from './useStaffChanges.ts';

interface Props {
  /** Somebody whose access was closed, and is opened again. */
  before?: { readonly name: string; readonly email: string; readonly role: StaffRole };
  close: () => void;
  changed: (text: string) => void;
}

/** Invites somebody to the desk: an email has the link to choose a password. */
export function InviteDialog({ before, close, changed }: Props) {
  const say = useText();
  const { language: own } = useSession();
  const invite = useInvite();
  const [name, setName] = useState(before?.name ?? '');
  const [email, setEmail] = useState(before?.email ?? '');
  const [role, setRole] = useState<StaffRole>(before?.role ?? 'AGENT');
  const [language, setLanguage] = useState<Language>(graphLanguage(own));
  const { confirm, dialog } = useConfirm();
  const change = useChange(() => changed(say('staff.linkSent', { email })), confirm);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const input = { name, email, role, language };
    change.run(() => invite({ input }).then((answer) => answer.inviteStaff));
  };
  return (
    <DeskDialog title={say('staff.invite')} close={close}>
      <form className={form.form} onSubmit={send} noValidate>
        <StaffOutcome {...change} />
        <p className="soft">{say('staff.inviteText')}</p>
        <TextField
          label={say('lead.name')}
          data-first
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={say('signIn.email')}
          type="email"
          value={email}
          autoComplete="off"
          onChange={({ target }) => setEmail(target.value)}
        />
        <SelectField
          label={say('staff.role')}
          value={role}
          options={roles.map((value) => ({ value, text: say('me.role', { role: value }) }))}
          onChange={(value) => setRole(value as StaffRole)}
        />
        <SelectField
          label={say('me.language')}
          value={language}
          options={languages.map((value) => ({
            value,
            text: say('lead.languageName', { language: value }),
          }))}
          onChange={(value) => setLanguage(value as Language)}
        />
        <DeskButton type="submit" variant="primary" busy={change.busy}>
          {say('staff.sendInvitation')}
        </DeskButton>
      </form>
      {dialog}
    </DeskDialog>
  );
}

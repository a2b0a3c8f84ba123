import { type FormEvent, type ReactNode, useState } from 'react';
import type { Language } from '../__generated__/useOwnerChangesChangeMutation.graphql.ts';
import { ownerNameCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { languages } from '../staff/choices.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './Owners.module.css';

/** Who an owner is. */
export interface OwnerInput {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

interface Props {
  before: {
    readonly name: string;
    readonly email?: string | null | undefined;
    readonly language: string;
  };
  busy: boolean;
  button: string;
  send: (filled: OwnerInput) => void;
  cancel: () => void;
  /** More fields. */
  children?: ReactNode;
}

/** The fields of an owner who is made at the desk. */
export function OwnerForm({ before, busy, button, send, cancel, children }: Props) {
  const say = useText();
  const [name, setName] = useState(before.name);
  const [email, setEmail] = useState(before.email ?? '');
  const [language, setLanguage] = useState(before.language as Language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ name, email, language });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={say('lead.name')}
        value={name}
        maxLength={ownerNameCharacters}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={say('signIn.email')}
        help={say('owners.emailHelp')}
        type="email"
        value={email}
        autoComplete="off"
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={say('owners.language')}
        value={language}
        options={languages.map((value) => ({
          value,
          text: say('lead.languageName', { language: value }),
        }))}
        onChange={(value) => setLanguage(value as Language)}
      />
      {children}
      <p className="row">
        <DeskButton type="submit" variant="primary" busy={busy}>
          {button}
        </DeskButton>
        <DeskButton variant="plain" onClick={cancel}>
          {say('owners.cancel')}
        </DeskButton>
      </p>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { type TextKey, useText } from '../app/texts.ts';
import { clockOf, momentOf, useTime } from '../app/time.ts';
import { type Change, useChange } from '../app/useChange.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './LeadMatter.module.css';

interface Props {
  title: string;
  label: string;
  help: string;
  /** The button that sets it, and the one that takes it back. */
  sets: string;
  ends: string;
  /** The moment that is set; null for none. */
  at: string | null | undefined;
  /** Why it was refused, by the code. */
  wrongText: Readonly<Record<string, TextKey>>;
  /** Sets the moment, or takes it back. */
  set: (at: string | null) => Promise<Change>;
}

/** A moment of a lead that staff sets. */
export function MomentForm({ title, label, help, sets, ends, at, wrongText, set }: Props) {
  const say = useText();
  const { full } = useTime();
  const [typed, setTyped] = useState<string | null>(null);
  const change = useChange(() => setTyped(null));
  const shown = typed ?? (at ? clockOf(at) : '');
  const send = (to: string | null) => change.run(() => set(to));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shown) send(momentOf(shown));
  };
  const wrong = change.wrong && say(wrongText[change.wrong] ?? 'state.notSent');
  const failed =
    change.failed && say(change.failed === 'offline' ? 'state.notSentOffline' : 'state.notSent');
  return (
    <Block title={title}>
      {at && (
        <p>
          <Sign variant="good" icon="calendar">
            {full(at)}
          </Sign>
        </p>
      )}
      <form className={css.form} onSubmit={submit}>
        <TextField
          type="datetime-local"
          label={label}
          help={help}
          required
          value={shown}
          error={wrong || failed || undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="row">
          <DeskButton type="submit" busy={change.busy}>
            {sets}
          </DeskButton>
          {at && (
            <DeskButton variant="plain" busy={change.busy} onClick={() => send(null)}>
              {ends}
            </DeskButton>
          )}
        </p>
      </form>
    </Block>
  );
}

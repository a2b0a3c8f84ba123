import { type FormEvent, useState } from 'react';
import { hiddenDays, hiddenWhyCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { today } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Listing.module.css';
import { useListing } from './useListing.ts';
import type { Hiding } from './useShowing.ts';

interface Props {
  number: number;
  place: string;
  close: () => void;
  hidden: (hiding: Hiding) => void;
}

/** The day so many days from today, at the agency. */
function day(ahead: number): string {
  return new Date(Date.parse(today()) + ahead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Hides a property from visitors until a day. */
export function HideDialog({ number, place, close, hidden }: Props) {
  const say = useText();
  const { hide } = useListing();
  const [until, setUntil] = useState(() => day(7));
  const [why, setWhy] = useState('');
  const change = useChange(() => hidden({ until, why }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.run(() => hide({ number, until, why }));
  };
  return (
    <DeskDialog title={say('listing.hideTitle', { place })} close={close}>
      <form className={css.form} onSubmit={send}>
        <p>{say('listing.hideText')}</p>
        <TextField
          label={say('listing.until')}
          help={say('listing.untilHelp')}
          type="date"
          required
          min={day(1)}
          max={day(hiddenDays)}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          data-first
        />
        <TextField
          label={say('listing.why')}
          value={why}
          maxLength={hiddenWhyCharacters}
          onChange={(event) => setWhy(event.target.value)}
        />
        <Wrong failed={change.failed} text={change.wrong && say('listing.notHidden')} />
        <p className={css.row}>
          <DeskButton type="submit" variant="primary" busy={change.busy}>
            {say('listing.hide')}
          </DeskButton>
          <DeskButton variant="plain" onClick={close}>
            {say('dialog.cancel')}
          </DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}

import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { newKey } from '../../../shared/form/newKey.ts';
import { type Failure, failureOf, isFailure } from '../../app/failure.ts';
import { leadNoteCharacters } from '../../app/limits.ts';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { Combination } from '../../ui/Combination.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { useWaiting } from '../../waiting/useWaiting.ts';
import { draftOf, saveDraft } from './drafts.ts';
import css from './NoteForm.module.css';
import { useAddNote } from './useAddNote.ts';

interface Props {
  lead: string;
  /** Who sent the lead. */
  name: string;
}

/**
 * A note for colleagues. What is typed stays in this browser until it is sent, or until its writer signs out. Without a connection the note
 * waits, and goes by itself.
 */
export function NoteForm({ lead, name }: Props) {
  const say = useText();
  const { desk, ended } = useSession();
  const member = desk.me.id;
  const addNote = useAddNote();
  const [text, setText] = useState(() => draftOf(member, lead));
  const [restored] = useState(text !== '');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Failure | 'TOO_LONG' | 'REQUIRED' | null>(null);
  const waiting = useWaiting();
  const key = useRef('');
  const type = (typed: string) => {
    key.current = ''; // another text is another note
    setText(typed);
    saveDraft(member, lead, typed);
  };
  /** Lets the note wait, which may have been stored already: its key is the same. */
  const wait = () =>
    text.trim().length > 0 &&
    text.length <= leadNoteCharacters &&
    waiting.wait({ kind: 'note', id: key.current, at: now(), lead, name, text });
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    key.current ||= newKey();
    try {
      const sent = (await addNote({ input: { lead, key: key.current, text } })).addLeadNote;
      const code = sent.__typename === 'InvalidInput' ? sent.problems[0]?.code : undefined;
      if (code === 'SIGNED_OUT') return ended();
      if (code === undefined) type('');
      else setWrong(code === 'TOO_LONG' || code === 'REQUIRED' ? code : 'broken');
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'offline' && wait()) type('');
      else setWrong(failure);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <header>
        <label htmlFor="note">{say('lead.note')}</label> <kbd>N</kbd>
        <span className="soft">{say('lead.forColleagues')}</span>
      </header>
      <textarea
        id="note"
        rows={3}
        value={text}
        aria-invalid={wrong === 'TOO_LONG' || wrong === 'REQUIRED'}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {wrong && (
        <DeskNotice variant="bad" alert>
          {isFailure(wrong) ? <NotSent failure={wrong} /> : say(wrongText[wrong])}
        </DeskNotice>
      )}
      <footer>
        <DeskButton type="submit" busy={busy}>
          {say('lead.addNote')} <Combination of="Ctrl ↵" />
        </DeskButton>
        {text && (
          <span className="small soft">{say(restored ? 'lead.restored' : 'lead.kept')}</span>
        )}
      </footer>
    </form>
  );
}

const now = () => new Date().toISOString();

const wrongText = {
  TOO_LONG: 'lead.noteTooLong',
  REQUIRED: 'lead.noteEmpty',
} as const;

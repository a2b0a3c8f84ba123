import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NoteFormMutation } from '../../__generated__/NoteFormMutation.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { draftOf, saveDraft } from './drafts.ts';
import css from './NoteForm.module.css';

/** A note for colleagues. What is typed stays in this browser until it is sent, or until its writer signs out. */
export function NoteForm({ lead }: { lead: string }) {
  const say = useText();
  const { desk, ended } = useSession();
  const member = desk.me.id;
  const addNote = useAddNote();
  const [text, setText] = useState(() => draftOf(member, lead));
  const [restored] = useState(text !== '');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Failure | 'TOO_LONG' | 'REQUIRED' | null>(null);
  const type = (typed: string) => {
    setText(typed);
    saveDraft(member, lead, typed);
  };
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      const { problems } = (await addNote({ input: { lead, text } })).addLeadNote;
      const [code] = problems?.map((problem) => problem.code) ?? [];
      if (code === 'SIGNED_OUT') return ended();
      if (code === undefined) type('');
      else setWrong(code === 'TOO_LONG' || code === 'REQUIRED' ? code : 'broken');
    } catch (error) {
      setWrong(failureOf(error));
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
        <DeskNotice look="bad" alert>
          {say(wrongText[wrong])}
        </DeskNotice>
      )}
      <footer>
        <DeskButton type="submit" busy={busy}>
          {say('lead.addNote')} <kbd>Ctrl ↵</kbd>
        </DeskButton>
        {text && (
          <span className="small soft">{say(restored ? 'lead.restored' : 'lead.kept')}</span>
        )}
      </footer>
    </form>
  );
}

const wrongText = {
  TOO_LONG: 'lead.noteTooLong',
  REQUIRED: 'lead.noteEmpty',
  offline: 'state.notSentOffline',
  forbidden: 'state.notSent',
  broken: 'state.notSent',
} as const;

function useAddNote() {
  return useMutate<NoteFormMutation>(graphql`
    mutation NoteFormMutation($input: AddLeadNoteInput!) {
      addLeadNote(input: $input) {
        ... on LeadChanged {
          lead {
            ...Course_lead
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
}

import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { newKey } from '../../shared/form/newKey.ts';
import { formTextCharacters } from '../app/limits.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { momentOf } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useForms } from '../inbox/useForms.ts';
import { PersonPicker, type PickedPerson } from '../picker/PersonPicker.tsx';
import { type PickedProperty, PropertyPicker } from '../picker/PropertyPicker.tsx';
import { WrongReference } from '../properties/WrongReference.tsx';
import { Combination } from '../ui/Combination.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from '../week/PlanDialog.module.css';
import { callerOf } from './caller.ts';
import { useNoteCall } from './useNoteCall.ts';

/** A call that was noted. */
export interface Noted {
  /** Who called, as it was typed. */
  readonly who: string;
  /** The lead that it became; null for one that its writer may not see. */
  readonly lead: string | null;
  /** Who has it; null for nobody, or when that is not known. */
  readonly agent: string | null;
}

interface Props {
  close: () => void;
  noted: (call: Noted) => void;
}

/** Notes a telephone call. A number, an address or a name is typed in one line, or somebody is picked who wrote before. */
export function NoteCall({ close, noted }: Props) {
  const say = useText();
  const { desk } = useSession();
  const { colleagues } = useForms();
  const note = useNoteCall();
  const [key] = useState(newKey);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<PickedPerson | null>(null);
  const [property, setProperty] = useState<PickedProperty | null>(null);
  const [reference, setReference] = useState('');
  const [sent, setSent] = useState('');
  const [text, setText] = useState('');
  const [agent, setAgent] = useState('');
  const [callBack, setCallBack] = useState('');
  const { busy, wrong, path, failed, run } = useChange(close);
  const type = (typed: string) => {
    setWords(typed);
    setPicked(null);
  };
  const pick = (person: PickedPerson) => {
    setPicked(person);
    setWords([person.name, person.phone, person.email].filter(Boolean).join(', '));
  };
  const send = () => {
    setSent(reference);
    const caller = picked
      ? { name: picked.name, phone: picked.phone, email: picked.email }
      : callerOf(words);
    const input = {
      key,
      ...caller,
      ...(property ? { property: property.number } : { reference }),
      text,
      ...(agent && { agent }),
      ...(callBack && { callBack: momentOf(callBack) }),
      ...(picked && { language: picked.language }),
    };
    run(async () => {
      const { noteCall } = await note({ input });
      if (noteCall.__typename === 'CallNoted') {
        const { lead } = noteCall;
        const who = caller.name || caller.phone || caller.email;
        noted({ who, lead: lead?.id ?? null, agent: lead?.agent?.name ?? null });
      }
      return noteCall;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const field = path[0];
  return (
    <DeskDialog title={say('call.title')} close={close}>
      <form className={css.form} onSubmit={submit} onKeyDown={press} noValidate>
        {field === 'reference' ? (
          <WrongReference several={wrong === 'CHOOSE_ONE'} typed={sent} />
        ) : (
          <Wrong
            failed={failed}
            text={
              wrong !== null && say(ofCaller.includes(field ?? '') ? 'call.nobody' : 'call.wrong')
            }
          />
        )}
        <div className={css.wide}>
          <PersonPicker
            label={say('call.who')}
            help={say('call.whoHelp')}
            words={words}
            type={type}
            pick={pick}
            first
          />
        </div>
        <div className={css.wide}>
          <PropertyPicker
            label={say('call.about')}
            picked={property}
            pick={setProperty}
            words={reference}
            type={setReference}
          />
        </div>
        <div className={css.wide}>
          <TextArea
            label={say('call.text')}
            maxLength={formTextCharacters}
            rows={3}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div className={css.wide}>
          <SelectField
            label={say('call.follows')}
            value={agent}
            options={[
              { value: '', text: say('call.byRules') },
              ...[...colleagues]
                .sort((a, b) => Number(b.id === desk.me.id) - Number(a.id === desk.me.id))
                .map(({ id, name }) => ({ value: id, text: name })),
            ]}
            onChange={setAgent}
          />
        </div>
        <div className={css.wide}>
          <TextField
            type="datetime-local"
            label={say('call.back')}
            help={say('call.backHelp')}
            value={callBack}
            error={(field === 'callBack' && say('call.backWrong')) || undefined}
            onChange={({ target }) => setCallBack(target.value)}
          />
        </div>
        <p>
          <DeskButton type="submit" variant="primary" busy={busy}>
            {say('call.note')} <Combination of="Ctrl ↵" />
          </DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}

/** The fields that are typed in one line. */
const ofCaller: readonly string[] = ['name', 'phone', 'email'];

import { type FormEvent, useRef, useState } from 'react';
import { graphLanguage } from '../../shared/i18n/languages.ts';
import type { Language } from '../__generated__/useWeekChangesPlanMutation.graphql.ts';
import { formTextCharacters } from '../app/limits.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { clockOf, momentOf } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useMedia } from '../app/useMedia.ts';
import { PersonPicker } from '../picker/PersonPicker.tsx';
import { type PickedProperty, PropertyPicker } from '../picker/PropertyPicker.tsx';
import { WrongReference } from '../properties/WrongReference.tsx';
import { languages } from '../staff/choices.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { AgentField } from './AgentField.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { CheckSaid } from './grid/CheckSaid.tsx';
import { useAppointmentCheck } from './grid/useAppointmentCheck.ts';
import { Outcome } from './Outcome.tsx';
import css from './PlanDialog.module.css';
import { useOwnAgents } from './useOwnAgents.ts';
import { usePlan } from './useWeekChanges.ts';

interface Props {
  /** The day, or the moment, that is proposed, by the agency's clock. */
  at: string;
  /** The number of the agent who is proposed; the agent of the property when absent. */
  agent?: number | null;
  /** Whom the appointment is for, and where; empty fields when absent. */
  visitor?: Visitor;
  close: () => void;
  /** Called with when the appointment begins. */
  changed: (start: string) => void;
}

/** Who wants to see a property, as far as that is known, and which; null while that is still to be picked. */
export interface Visitor {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly language?: Language | null | undefined;
  readonly property: PickedProperty | null;
}

const nobody = { firstName: '', lastName: '', email: '', phone: '' };

/** The fields about a person, without what else is known. */
function personOf({
  firstName = '',
  lastName = '',
  email = '',
  phone = '',
}: Partial<Visitor> = {}) {
  return { firstName, lastName, email, phone };
}

/** Books an appointment for a visitor with the agent of a property. The visitor gets the email of a booking. */
export function PlanDialog({ at, agent: proposed = null, visitor, close, changed }: Props) {
  const say = useText();
  const { language: own } = useSession();
  const plan = usePlan();
  const [property, setProperty] = useState(visitor?.property ?? null);
  const [reference, setReference] = useState('');
  const [sent, setSent] = useState('');
  const isTime = at.includes('T');
  const proposes = !isTime && Boolean(visitor?.property);
  const [start, setStart] = useState(isTime ? at : proposes ? '' : `${at}T10:00`);
  const [lacksTime, setLacksTime] = useState(false);
  const time = useRef<HTMLInputElement>(null);
  const [who, setWho] = useState('');
  const [person, setPerson] = useState(personOf(visitor));
  const [remark, setRemark] = useState('');
  const [language, setLanguage] = useState<Language>(visitor?.language ?? graphLanguage(own));
  const [outside, setOutside] = useState(false);
  const [agent, setAgent] = useState(proposed);
  const agents = useOwnAgents();
  const { check } = useAppointmentCheck(
    property && start
      ? { property: property.number, start: momentOf(start), appointment: null, agent }
      : null,
  );
  const narrow = useMedia('(width < 48rem)');
  const choosing = narrow || !isTime || Boolean(check?.refusal);
  const { busy, wrong, path, failed, run } = useChange(() => {
    changed(momentOf(start));
    close();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setLacksTime(start === '');
    if (start === '') {
      time.current?.focus();
      return;
    }
    setSent(reference);
    const input = {
      ...person,
      ...(property ? { property: property.number } : { reference }),
      start: momentOf(start),
      outside: outside || Boolean(check?.warning),
      language,
      remark,
      ...(agent !== null && { agent }),
    };
    run(() => plan({ input }).then((answer) => answer.planAppointment));
  };
  const field = (name: keyof typeof nobody, label: string, type = 'text') => (
    <TextField
      label={label}
      type={type}
      autoComplete="off"
      value={person[name]}
      onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
    />
  );
  return (
    <DeskDialog title={say('week.plan')} close={close}>
      <form className={css.form} onSubmit={send} noValidate>
        {path[0] === 'reference' ? (
          <WrongReference several={wrong === 'CHOOSE_ONE'} typed={sent} />
        ) : (
          <Outcome wrong={wrong && (planned[wrong] ?? wrong)} failed={failed} />
        )}
        <p className="soft">{say('week.planText')}</p>
        <PropertyPicker
          label={say('week.property')}
          picked={property}
          pick={setProperty}
          words={reference}
          type={setReference}
          first
        />
        <TextField
          label={say('log.when')}
          type="datetime-local"
          ref={time}
          value={start}
          error={lacksTime && start === '' ? say('week.wrong.noTime') : undefined}
          onChange={({ target }) => setStart(target.value)}
        />
        {check ? (
          <div className={css.wide}>
            <CheckSaid check={check} />
          </div>
        ) : (
          <Toggle
            label={say('week.outside')}
            help={say('week.outsideHelp')}
            checked={outside}
            onChange={setOutside}
          />
        )}
        <AgentField agents={agents} agent={agent} choose={setAgent} own={say('week.ownAgent')} />
        {property && choosing && (
          <div className={css.wide}>
            <FreeTimes
              property={property.number}
              agent={agent}
              day={at.slice(0, 10)}
              label={say('week.free')}
              chosen={start}
              proposes={proposes}
              choose={(moment) => setStart(clockOf(moment))}
            />
          </div>
        )}
        <div className={css.wide}>
          <PersonPicker
            help={say('picker.personHelp')}
            label={say('week.who')}
            words={who}
            type={setWho}
            pick={(picked) => {
              setWho('');
              setPerson(personOf(picked));
              setLanguage(picked.language);
            }}
          />
        </div>
        {field('firstName', say('week.firstName'))}
        {field('lastName', say('week.lastName'))}
        {field('email', say('signIn.email'), 'email')}
        {field('phone', say('week.phone'), 'tel')}
        <SelectField
          label={say('owners.language')}
          value={language}
          options={languages.map((value) => ({
            value,
            text: say('lead.languageName', { language: value }),
          }))}
          onChange={(value) => setLanguage(value as Language)}
        />
        <div className={css.wide}>
          <TextArea
            label={say('week.remark')}
            maxLength={formTextCharacters}
            rows={2}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        </div>
        <p>
          <DeskButton type="submit" variant="primary" busy={busy}>
            {say('week.planButton')}
          </DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}

/** Problems that mean something of their own here. */
const planned: Readonly<Record<string, string>> = {
  UNKNOWN: 'NO_SUCH_TIME',
  REQUIRED: 'INCOMPLETE',
  EMAIL: 'INCOMPLETE',
  PHONE: 'INCOMPLETE',
};

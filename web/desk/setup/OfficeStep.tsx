import { useText } from '../app/texts.ts';
import { TextField } from '../ui/TextField.tsx';
import css from './Setup.module.css';
import { SetupStep } from './SetupStep.tsx';
import type { StepProps } from './StepProps.ts';
import { useSave } from './useSave.ts';

/** The second step: where the agency is, and the number without which it may not work. */
export function OfficeStep({ drafts, draft, saved, over, back }: StepProps) {
  const say = useText();
  const { send, wrong, ...sent } = useSave('answers/office', saved, over);
  const { street, place, phone, email, number } = drafts;
  const required = (field: string) => wrong(field) && say('setup.required');
  return (
    <SetupStep
      {...sent}
      title={say('setup.office.title')}
      text={say('setup.office.text')}
      button={say('setup.next')}
      back={back}
      send={() => send({ street, place, phone, email, number })}
    >
      <div className={css.two}>
        <TextField
          label={say('setup.office.street')}
          autoComplete="street-address"
          value={street}
          error={required('street')}
          onChange={({ target }) => draft({ street: target.value })}
        />
        <TextField
          label={say('setup.office.place')}
          placeholder={say('setup.office.placeExample')}
          value={place}
          error={
            wrong('place') &&
            say(wrong('place') === 'UNKNOWN' ? 'setup.office.unknownPlace' : 'setup.required')
          }
          onChange={({ target }) => draft({ place: target.value })}
        />
        <TextField
          label={say('setup.office.phone')}
          type="tel"
          autoComplete="tel"
          value={phone}
          error={
            wrong('phone') &&
            say(wrong('phone') === 'PHONE' ? 'setup.office.notAPhone' : 'setup.required')
          }
          onChange={({ target }) => draft({ phone: target.value })}
        />
        <TextField
          label={say('setup.office.email')}
          type="email"
          value={email}
          error={
            wrong('email') &&
            say(wrong('email') === 'EMAIL' ? 'signIn.notAnEmail' : 'setup.required')
          }
          onChange={({ target }) => draft({ email: target.value })}
        />
      </div>
      <TextField
        label={say('setup.office.number')}
        help={say('setup.office.numberHelp')}
        value={number}
        error={required('number')}
        onChange={({ target }) => draft({ number: target.value })}
      />
    </SetupStep>
  );
}

import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { TextField } from '../ui/TextField.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { SetupStep } from './SetupStep.tsx';
import type { StepProps } from './StepProps.ts';
import { useSave } from './useSave.ts';

/** The first step: the agency's name and the languages of its site. */
export function AgencyStep({ answers, drafts, draft, saved, over }: StepProps) {
  const say = useText();
  const { longMoment } = useTime();
  const { send, wrong, ...sent } = useSave('answers/agency', saved, over);
  return (
    <SetupStep
      {...sent}
      title={say('setup.agency.title')}
      text={say('setup.agency.text')}
      button={say('setup.next')}
      note={say('setup.until', { moment: longMoment(answers.ends) })}
      send={() => send({ name: drafts.name, languages: drafts.languages })}
    >
      <TextField
        label={say('setup.agency.name')}
        autoComplete="organization"
        value={drafts.name}
        error={wrong('name') && say('setup.required')}
        onChange={({ target }) => draft({ name: target.value })}
      />
      <LanguagesField
        chosen={drafts.languages}
        error={wrong('languages') && say('setup.agency.noLanguage')}
        onChange={(languages) => draft({ languages })}
      />
    </SetupStep>
  );
}

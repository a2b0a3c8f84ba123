import type { Language } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import { passwordTexts } from '../signin/passwordTexts.ts';
import { TextField } from '../ui/TextField.tsx';
import { SetupStep } from './SetupStep.tsx';
import type { StepProps } from './StepProps.ts';
import { useSave } from './useSave.ts';

/** The third step: who sets the site up, and becomes its first manager. */
export function ManagerStep({
  answers,
  drafts,
  draft,
  saved,
  over,
  back,
  language,
}: StepProps & { language: Language }) {
  const say = useText();
  const { send, wrong, ...sent } = useSave('answers/manager', saved, over);
  const { manager, address, password } = drafts;
  const weak = wrong('password');
  return (
    <SetupStep
      {...sent}
      title={say('setup.manager.title')}
      text={say('setup.manager.text')}
      button={say('setup.next')}
      back={back}
      send={() => send({ name: manager, email: address, password, language })}
    >
      <TextField
        label={say('setup.manager.name')}
        autoComplete="name"
        value={manager}
        error={wrong('name') && say('setup.required')}
        onChange={({ target }) => draft({ manager: target.value })}
      />
      <TextField
        label={say('setup.manager.email')}
        type="email"
        autoComplete="username"
        value={address}
        error={
          wrong('email') && say(wrong('email') === 'EMAIL' ? 'signIn.notAnEmail' : 'setup.required')
        }
        onChange={({ target }) => draft({ address: target.value })}
      />
      <TextField
        label={say('signIn.password')}
        type="password"
        autoComplete="new-password"
        help={say(answers.manager.hasPassword ? 'setup.manager.kept' : 'signIn.choose.help')}
        value={password}
        error={weak && say(passwordTexts[weak] ?? 'setup.required')}
        onChange={({ target }) => draft({ password: target.value })}
      />
    </SetupStep>
  );
}

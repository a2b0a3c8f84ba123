import { useText } from '../app/texts.ts';
import { type Over, steps } from './answers.ts';
import css from './Setup.module.css';
import { SetupStep } from './SetupStep.tsx';
import { useSave } from './useSave.ts';

interface Props {
  finished: (codes: readonly string[]) => void;
  over: (why: Over) => void;
  back: () => void;
}

/** The last step: what the site will have, and the button that makes it. */
export function ReadyStep({ finished, over, back }: Props) {
  const say = useText();
  const { send, problems, ...sent } = useSave<{ codes: readonly string[] }>(
    'finish',
    ({ codes }) => finished(codes),
    over,
  );
  const [lack] = problems;
  const step = steps.find((one) => one === lack?.path[0]);
  return (
    <SetupStep
      {...sent}
      title={say('setup.ready.title')}
      text={say('setup.ready.text')}
      button={say('setup.ready.button')}
      back={back}
      send={() => send({})}
    >
      <ul className={css.firsts}>
        <li>{say('setup.ready.pages')}</li>
        <li>{say('setup.ready.forms')}</li>
        <li>{say('setup.ready.law')}</li>
        <li className={css.open}>{say('setup.ready.homes')}</li>
      </ul>
      {step && (
        <p role="alert" className={css.bad}>
          {say(lack?.code === 'TAKEN' ? 'setup.ready.taken' : 'setup.ready.lacks')}{' '}
          <a href={`/setup/${step}`}>{say(`setup.step.${step}`)}</a>
        </p>
      )}
    </SetupStep>
  );
}

import { useText } from '../app/texts.ts';
import { buttonClass } from '../ui/DeskButton.tsx';
import css from './Setup.module.css';
import type { Ended } from './useAnswers.ts';

/** Why there is nothing to set up here: one sentence, and what to do. */
export function SetupEnded({ why }: { why: Ended }) {
  const say = useText();
  return (
    <div className={css.form}>
      <div className={css.fields}>
        <h1>{say(why === 'STANDS' ? 'setup.stands.title' : 'setup.over.title')}</h1>
        {why === 'STANDS' ? (
          <p>
            <a className={buttonClass('primary')} href="/desk/">
              {say('setup.finished.desk')}
            </a>
          </p>
        ) : (
          <p>
            {say(why === 'LINK' ? 'setup.over.link' : 'setup.over.browser')}
            <code className={css.command}>gevel setup</code>
          </p>
        )}
      </div>
    </div>
  );
}

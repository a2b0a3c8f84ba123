import { useEffect, useRef } from 'react';
import { useText } from '../app/texts.ts';
import { CodesList } from '../signin/CodesList.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';
import css from './Setup.module.css';

/** The site stands: the recovery codes, shown this once, and the ways to the desk and to the site. */
export function Finished({ agency, codes }: { agency: string; codes: readonly string[] }) {
  const say = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.form}>
      <div className={css.fields}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {say('setup.finished.title')}
          </h1>
          <p className={css.text}>{say('setup.finished.text')}</p>
        </div>
        <h2>{say('signIn.codes.title', { count: codes.length })}</h2>
        <p className="soft">{say('signIn.codes.text')}</p>
        <CodesList agency={agency} codes={codes} />
      </div>
      <footer className={css.foot}>
        <a className={buttonClass('plain')} href="/">
          {say('setup.finished.site')}
        </a>
        <span className={css.end} />
        <a className={buttonClass('primary')} href="/desk/">
          {say('setup.finished.desk')}
        </a>
      </footer>
    </div>
  );
}

import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { Block } from '../../ui/Block.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import css from '../Links.module.css';
import { useTestMail } from './useTestMail.ts';

interface Tested {
  readonly recipient: string;
  readonly taken: boolean;
  readonly words: string;
}

/** Sends a test email to whoever presses its button, and shows what the mail server said. */
export function TestMail() {
  const say = useText();
  const [tested, setTested] = useState<Tested | null>(null);
  const send = useTestMail();
  const { busy, wrong, failed, run } = useChange(() => {});
  const test = () => {
    setTested(null);
    run(async () => {
      const answer = (await send({})).testMail;
      if (answer.__typename === 'MailTested') setTested(answer);
      return answer;
    });
  };
  return (
    <Block title={say('links.mail.title')}>
      <p className="soft">{say('links.mail.text')}</p>
      <div className={css.buttons}>
        <DeskButton busy={busy} onClick={test}>
          {say('links.mail.send')}
        </DeskButton>
      </div>
      {(failed || wrong) && (
        <DeskNotice variant="bad" alert>
          <NotSent failure={failed} />
        </DeskNotice>
      )}
      <div role="status" className={css.outcome}>
        {tested && (
          <DeskNotice
            variant={tested.taken ? 'good' : 'bad'}
            icon={tested.taken ? 'check' : 'warning'}
          >
            {say(tested.taken ? 'links.mail.taken' : 'links.mail.refused', {
              to: tested.recipient,
            })}
            {tested.words && (
              <span className={css.under} lang="en">
                {tested.words}
              </span>
            )}
          </DeskNotice>
        )}
      </div>
    </Block>
  );
}

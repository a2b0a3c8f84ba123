import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AnswerEvent_answer$key } from '../../__generated__/AnswerEvent_answer.graphql.ts';
import { useText } from '../../app/texts.ts';
import { Sign } from '../../ui/Sign.tsx';
import { kilobytes } from '../answer/kilobytes.ts';
import css from './Course.module.css';
import { EmailState } from './EmailState.tsx';

interface Props {
  lead: string;
  /** The language in which it was written. */
  language: string;
  answer: AnswerEvent_answer$key;
}

/** What a colleague answered by email. */
export function AnswerEvent({ lead, language, answer: key }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const { by, text, outcome, files, filesPath, email } = useFragment(
    graphql`
      fragment AnswerEvent_answer on LeadAnswer {
        by
        text
        outcome
        files {
          name
          size
        }
        filesPath
        email {
          ...EmailState_email
        }
      }
    `,
    key,
  );
  return (
    <>
      <span className="strong">{by || say('lead.somebody')}</span>{' '}
      <span className="soft">{say('lead.answered')}</span>{' '}
      {outcome && (
        <Sign
          variant={outcome === 'CHOSEN' ? 'good' : 'soft'}
          icon={outcome === 'CHOSEN' ? 'check' : 'close'}
        >
          {say(outcome === 'CHOSEN' ? 'candidate.CHOSEN' : 'candidate.DECLINED')}
        </Sign>
      )}{' '}
      {email && <EmailState lead={lead} email={email} />}
      <p className={css.answer} lang={language.toLowerCase()}>
        {text}
      </p>
      {filesPath && (
        <p className="small">
          {files.map(({ name, size }) => `${name} (${kilobytes(size, locale)})`).join(', ')}{' '}
          <a href={filesPath} download>
            {say('matter.open', { count: files.length })}
          </a>
        </p>
      )}
    </>
  );
}

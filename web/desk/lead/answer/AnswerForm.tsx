import type { FormEvent, KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AnswerForm_lead$key } from '../../__generated__/AnswerForm_lead.graphql.ts';
import { type Failure, isFailure } from '../../app/failure.ts';
import { type TextKey, useText } from '../../app/texts.ts';
import { Combination } from '../../ui/Combination.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import css from '../handling/NoteForm.module.css';
import { AnswerFiles } from './AnswerFiles.tsx';
import { CandidateChoice } from './CandidateChoice.tsx';
import type { SentAnswer } from './passed.ts';
import { ReadyAnswers } from './ReadyAnswers.tsx';
import { useAnswering, type Wrong } from './useAnswering.ts';

interface Props {
  lead: AnswerForm_lead$key;
  again: () => void;
  /** Called when an answer is on its way. */
  leaves: (answer: SentAnswer) => void;
}

/** An answer by email, in the language of whoever wrote. It leaves after ten seconds; until then it can be taken back. */
export function AnswerForm({ lead: key, again, leaves }: Props) {
  const say = useText();
  const lead = useFragment(
    graphql`
      fragment AnswerForm_lead on Lead {
        id
        email
        language
        stateVersion
        property
        ...AnswerFiles_lead
        readyAnswers {
          name
          text
        }
        candidate {
          chosenText
          declinedText
        }
      }
    `,
    key,
  );
  const { text, type, busy, wrong, send, ...own } = useAnswering(
    lead.id,
    lead.stateVersion,
    again,
    leaves,
  );
  if (!lead.email) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <header>
        <label htmlFor="answer">{say('lead.answer')}</label> <kbd>A</kbd>
        <span>{say('lead.answerTo', { email: lead.email })}</span>
        <span className="soft">{say('lead.inLanguage', { language: lead.language })}</span>
      </header>
      {lead.candidate && (
        <CandidateChoice
          property={lead.property ?? null}
          texts={{ CHOSEN: lead.candidate.chosenText, DECLINED: lead.candidate.declinedText }}
          text={text}
          type={type}
          outcome={own.outcome}
          setOutcome={own.setOutcome}
        />
      )}
      <ReadyAnswers list={lead.readyAnswers} text={text} type={type} />
      <textarea
        id="answer"
        rows={7}
        lang={lead.language.toLowerCase()}
        value={text}
        aria-invalid={wrong === 'TOO_LONG' || wrong === 'REQUIRED'}
        aria-describedby="answer-signed"
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <AnswerFiles
        lead={lead}
        chosen={own.attachments}
        choose={own.setAttachments}
        sent={own.sent}
      />
      {wrong && (
        <DeskNotice variant="bad" alert>
          {isFailure(wrong) ? <NotSent failure={wrong} /> : say(wrongText[wrong])}
        </DeskNotice>
      )}
      <div role="status">
        {own.left && (
          <DeskNotice>
            {say('lead.answerLeaves')}
            <div className="row">
              <DeskButton busy={busy} onClick={own.takeBack}>
                {say('lead.takeBack')}
              </DeskButton>
            </div>
          </DeskNotice>
        )}
      </div>
      <footer>
        <DeskButton type="submit" variant="primary" busy={busy || own.left}>
          {say('lead.sendAnswer')} <Combination of="Ctrl ↵" />
        </DeskButton>
        <select
          aria-label={say('lead.afterwards')}
          value={own.state}
          onChange={(event) => own.setState(event.target.value as typeof own.state)}
        >
          <option value="DONE">{say('lead.andDone')}</option>
          <option value="IN_HAND">{say('lead.andInHand')}</option>
        </select>
        <span className="small soft" id="answer-signed">
          {say('lead.answerSigned')}
        </span>
      </footer>
    </form>
  );
}

const wrongText: Readonly<Record<Exclude<Wrong, Failure>, TextKey>> = {
  REQUIRED: 'lead.answerEmpty',
  TOO_LONG: 'lead.answerTooLong',
  TOO_OFTEN: 'lead.answerTooOften',
  PAST: 'lead.answerLeft',
  STALE: 'lead.answerStale',
  TOO_MANY: 'attach.TOO_MANY',
  FILE_TYPE: 'attach.FILE_TYPE',
  FILE_TOO_LARGE: 'attach.FILE_TOO_LARGE',
  UNKNOWN: 'attach.UNKNOWN',
};

import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadView_lead$key } from '../__generated__/LeadView_lead.graphql.ts';
import { useKeys } from '../app/keys.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { go } from '../app/usePlace.ts';
import { Head } from '../frame/Screen.tsx';
import type { Selection } from '../inbox/filter.ts';
import { Columns } from '../ui/Columns.tsx';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Course } from './Course.tsx';
import { type Colleague, Handling } from './Handling.tsx';
import { LeadAbout } from './LeadAbout.tsx';
import { LeadMatter } from './LeadMatter.tsx';
import { LeadOwner } from './LeadOwner.tsx';
import { LeadPerson } from './LeadPerson.tsx';
import css from './LeadView.module.css';
import { NotDelivered } from './NotDelivered.tsx';
import { NoteForm } from './NoteForm.tsx';
import { Outcome } from './Outcome.tsx';
import { Sent } from './Sent.tsx';
import { useLeadChanges } from './useLeadChanges.ts';

interface Props {
  lead: LeadView_lead$key;
  colleagues: readonly Colleague[];
  selection: Selection;
  /** Reads the lead again. */
  again: () => void;
}

/** A lead: at the left its course, at the right its state and who sent it. */
export function LeadView({ lead: key, colleagues, selection, again }: Props) {
  const say = useText();
  const lead = useFragment(
    graphql`
      fragment LeadView_lead on Lead {
        id
        name
        email
        phone
        formName
        state
        ...useLeadChanges_lead
        ...Sent_lead
        ...Course_lead
        ...AnswerForm_lead
        ...NotDelivered_lead
        ...Handling_lead
        ...LeadOwner_lead
        ...LeadPerson_lead
        ...LeadAbout_lead
        ...LeadMatter_lead
      }
    `,
    key,
  );
  const changes = useLeadChanges(lead, () => go({ screen: 'inbox', ...selection }));
  const { setState } = changes;
  const { about: answering } = useDialog('answer');
  useEffect(() => {
    if (answering !== null) document.getElementById('answer')?.focus();
  }, [answering]);
  useKeys({
    h: () => setState('IN_HAND'),
    e: () => setState('DONE'),
    a: () => document.getElementById('answer')?.focus(),
    n: () => document.getElementById('note')?.focus(),
    d: () => document.getElementById('agent')?.focus(),
  });
  const aside = (
    <>
      <Handling lead={lead} colleagues={colleagues} changes={changes} />
      <LeadMatter lead={lead} again={again} />
      <LeadAbout lead={lead} />
      <LeadOwner lead={lead} />
      <LeadPerson lead={lead} />
    </>
  );
  return (
    <>
      <Head title={lead.name || lead.email || lead.formName} text={lead.formName}>
        {lead.phone && (
          <a
            className={`${buttonClass()} ${css.call}`}
            href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`}
          >
            <Icon name="phone" />
            {say('lead.call')}
          </a>
        )}
        {(changes.waits ?? lead.state) !== 'DONE' && (
          <DeskButton variant="primary" busy={changes.busy} onClick={() => setState('DONE')}>
            <Icon name="check" />
            {say('lead.state.DONE')} <kbd>E</kbd>
          </DeskButton>
        )}
      </Head>
      <div className={css.body}>
        <Outcome changes={changes} colleagues={colleagues} />
        <NotDelivered lead={lead} />
      </div>
      <Columns label={say('lead.aside')} aside={aside}>
        <Sent lead={lead} />
        <Course lead={lead} />
        <AnswerForm lead={lead} again={again} />
        <NoteForm lead={lead.id} name={lead.name || lead.email || lead.formName} />
      </Columns>
    </>
  );
}

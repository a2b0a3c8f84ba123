import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadView_lead$key } from '../__generated__/LeadView_lead.graphql.ts';
import { useKeys } from '../app/keys.ts';
import { calling } from '../app/phone.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { go } from '../app/usePlace.ts';
import { Head } from '../frame/Screen.tsx';
import type { Selection } from '../inbox/filter.ts';
import { Columns } from '../ui/Columns.tsx';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { type Passed, usePassed } from './answer/passed.ts';
import { Course } from './course/Course.tsx';
import { NotDelivered } from './course/NotDelivered.tsx';
import { Sent } from './course/Sent.tsx';
import { type Colleague, Handling } from './handling/Handling.tsx';
import { NoteForm } from './handling/NoteForm.tsx';
import { Outcome } from './handling/Outcome.tsx';
import { openStates } from './handling/states.ts';
import { useLeadChanges } from './handling/useLeadChanges.ts';
import { useNextLead } from './handling/useNextLead.ts';
import { LeadAbout } from './LeadAbout.tsx';
import { LeadMatter } from './LeadMatter.tsx';
import { LeadOwner } from './LeadOwner.tsx';
import { LeadPerson } from './LeadPerson.tsx';
import css from './LeadView.module.css';

interface Props {
  lead: LeadView_lead$key;
  colleagues: readonly Colleague[];
  selection: Selection;
  /** The lead that stands after it in its list; undefined for none. */
  next: string | undefined;
  /** Reads the lead again. */
  again: () => void;
}

/** A lead: at the left its course, at the right its state and who sent it. */
export function LeadView({ lead: key, colleagues, selection, next, again }: Props) {
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
  const nextLead = useNextLead();
  const { pass, forget } = usePassed();
  const title = lead.name || lead.email || lead.formName;
  /** Opens the next lead, when the reader wants that and there is one. */
  const goOn = (done: Passed['done']) => {
    if (!nextLead || !next) return forget(); // what was done with the lead before this one can no more be undone here
    pass({ lead: lead.id, name: title, selection, done });
    go({ screen: 'lead', id: next, ...selection });
  };
  const changes = useLeadChanges(
    lead,
    () => go({ screen: 'inbox', ...selection }),
    (state, undo) => (openStates.includes(state) ? forget() : goOn({ kind: 'state', state, undo })),
  );
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
      <Head title={title} text={lead.formName}>
        {lead.phone && (
          <a className={`${buttonClass()} ${css.call}`} href={calling(lead.phone)}>
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
        <AnswerForm
          lead={lead}
          again={again}
          leaves={(answer) => goOn({ kind: 'answer', answer })}
        />
        <NoteForm lead={lead.id} name={title} />
      </Columns>
    </>
  );
}

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../shared/ui/classes.ts';
import type { MemberDialog_member$key } from '../__generated__/MemberDialog_member.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import facts from '../ui/Facts.module.css';
import form from '../ui/Form.module.css';
import { AbsenceForm } from './AbsenceForm.tsx';
import { mayHaveLeads } from './choices.ts';
import { EmailChoices } from './EmailChoices.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberChanges } from './MemberChanges.tsx';

interface Props {
  member: MemberDialog_member$key;
  /** Who may get the leads. */
  heirs: readonly { readonly value: string; readonly text: string }[];
  close: () => void;
  changed: (text: string) => void;
  /** Reads staff again, because another manager was first. */
  again: () => void;
}

/** A member of staff, with what a manager can change. */
export function MemberDialog({ member: key, close, changed, ...rest }: Props) {
  const say = useText();
  const [inviting, setInviting] = useState(false);
  const one = useFragment(
    graphql`
      fragment MemberDialog_member on StaffAccount {
        member {
          id
          name
          role
        }
        email
        language
        state
        secondStep
        sessions
        leads
        emails {
          ...EmailChoices_emails
        }
        absence {
          ...AbsenceForm_absence
        }
        ...MemberChanges_member
      }
    `,
    key,
  );
  const { member, email, state } = one;
  if (inviting)
    return <InviteDialog before={{ ...member, email }} close={close} changed={changed} />;
  return (
    <DeskDialog title={member.name} close={close}>
      <dl className={classes(facts.facts, facts.tight)}>
        <dt>{say('signIn.email')}</dt>
        <dd>{email}</dd>
        <dt>{say('staff.role')}</dt>
        <dd>{say('me.role', { role: member.role })}</dd>
        <dt>{say('me.language')}</dt>
        <dd>{say('lead.languageName', { language: one.language })}</dd>
        <dt>{say('me.secondStep')}</dt>
        <dd>{say(one.secondStep ? 'staff.stepSet' : 'staff.stepMissing')}</dd>
        <dt>{say('staff.signedIn')}</dt>
        <dd>{say('staff.sessions', { count: one.sessions })}</dd>
        <dt>{say('staff.leads')}</dt>
        <dd>{one.leads}</dd>
      </dl>
      <p>
        <Link to={{ screen: 'staff', part: 'log', member: member.id }}>{say('staff.log')}</Link>
      </p>
      {state === 'CLOSED' ? (
        <p className={classes('row', form.actions)}>
          <DeskButton onClick={() => setInviting(true)}>{say('staff.inviteAgain')}</DeskButton>
        </p>
      ) : (
        <>
          {mayHaveLeads(member.role) && <EmailChoices emails={one.emails} member={member.id} />}
          {mayHaveLeads(member.role) && (
            <details>
              <summary>{say('absence.title')}</summary>
              <AbsenceForm
                absence={one.absence ?? null}
                colleagues={rest.heirs}
                member={member.id}
                again={rest.again}
              />
            </details>
          )}
          <MemberChanges member={one} changed={changed} {...rest} />
        </>
      )}
    </DeskDialog>
  );
}

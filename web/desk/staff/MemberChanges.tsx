import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../shared/ui/classes.ts';
import type { MemberChanges_member$key } from '../__generated__/MemberChanges_member.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import form from '../ui/Form.module.css';
import { LeavingForm } from './LeavingForm.tsx';
import { RoleForm } from './RoleForm.tsx';
import { StaffOutcome } from './StaffOutcome.tsx';
import { useManage } from './useManage.ts';

interface Props {
  member: MemberChanges_member$key;
  heirs: readonly { readonly value: string; readonly text: string }[];
  changed: (text: string) => void;
  again: () => void;
}

/** The buttons with which a manager changes a member. What cannot be undone asks for confirmation. */
export function MemberChanges({ member: key, heirs, changed, again }: Props) {
  const say = useText();
  const { member, email, secondStep, sessions, leads, version } = useFragment(
    graphql`
      fragment MemberChanges_member on StaffAccount {
        member {
          id
          name
          role
        }
        email
        secondStep
        sessions
        leads
        version
      }
    `,
    key,
  );
  const { name, role } = member;
  const [opened, setOpened] = useState<'role' | 'clear' | 'close' | null>(null);
  const done = useRef('');
  const { confirm, dialog } = useConfirm();
  const change = useChange(() => changed(done.current), confirm);
  const manage = useManage({ member: member.id, version });
  const send = (text: string, answer: Parameters<typeof change.run>[0]) => {
    done.current = text;
    change.run(async () => {
      const got = await answer();
      if (got.__typename === 'StaffStale') again();
      return got;
    });
  };
  const button = (text: TextKey, act: () => void, variant?: 'bad') => (
    <DeskButton busy={change.busy} onClick={act} {...(variant && { variant })}>
      {say(text)}
    </DeskButton>
  );
  const linkSent = say('staff.linkSent', { email });
  const ended = say('staff.sessionsEnded', { name });
  return (
    <>
      <StaffOutcome {...change} />
      {opened === null && (
        <p className={classes('row', form.actions)}>
          {button('staff.changeRole', () => setOpened('role'))}
          {button('staff.sendLink', () => send(linkSent, manage.sendLink))}
          {sessions > 0 && button('staff.endSessions', () => send(ended, manage.endSessions))}
          {secondStep && button('staff.clearStep', () => setOpened('clear'))}
          {button('staff.close', () => setOpened('close'), 'bad')}
        </p>
      )}
      {opened === 'role' && (
        <RoleForm
          role={role}
          leads={leads}
          heirs={heirs}
          busy={change.busy}
          send={(role, leadsTo) =>
            send(say('staff.roleSet', { name, role }), () => manage.setRole(role, leadsTo))
          }
        />
      )}
      {opened === 'clear' && (
        <div className={form.form}>
          <p>{say('staff.clearText', { email })}</p>
          {button('staff.clearStep', () => send(linkSent, manage.clearStep), 'bad')}
        </div>
      )}
      {opened === 'close' && (
        <LeavingForm
          leads={leads}
          heirs={heirs}
          busy={change.busy}
          send={(leadsTo) => send(say('staff.closedNow', { name }), () => manage.close(leadsTo))}
        />
      )}
      {dialog}
    </>
  );
}

import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MembersQuery } from '../__generated__/MembersQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { mayHaveLeads } from './choices.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberRow } from './MemberRow.tsx';
import css from './Staff.module.css';

/** Everybody who works or worked at the desk. One of them opens with what a manager can change. */
export function Members() {
  const say = useText();
  const [inviting, shown] = [useDialog('invite'), useDialog('member')];
  const [done, setDone] = useState<string | null>(null);
  const { answer, failure, again } = useQuery<MembersQuery>(
    graphql`
      query MembersQuery {
        desk {
          members {
            id
            state
            member {
              id
              name
              role
            }
            ...MemberRow_member
            ...MemberDialog_member
          }
        }
      }
    `,
    {},
    ['staff'],
  );
  useEnd(answer);
  const members = answer?.desk?.members;
  if (!members) return failure ? <Failed failure={failure} again={again} /> : <Waiting />;
  const opened = members.find(({ id }) => id === shown.about);
  const changed = (text: string) => {
    inviting.close();
    setDone(text);
    again();
  };
  const heirs = members
    .filter(
      ({ state, member, id }) =>
        state !== 'CLOSED' && mayHaveLeads(member.role) && id !== shown.about,
    )
    .map(({ member }) => ({ value: member.id, text: member.name }));
  return (
    <div className={css.body}>
      <p>
        <DeskButton variant="primary" aria-haspopup="dialog" onClick={() => inviting.show()}>
          {say('staff.invite')}
        </DeskButton>
      </p>
      <table className={css.rows}>
        <caption className="hidden-text">{say('staff.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('lead.name')}</th>
            <th scope="col">{say('staff.role')}</th>
            <th scope="col">{say('me.secondStep')}</th>
            <th scope="col">{say('staff.leads')}</th>
            <th scope="col">{say('staff.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((one) => (
            <MemberRow key={one.id} member={one} open={() => shown.show(one.id)} />
          ))}
        </tbody>
      </table>
      <p className="small soft">{say('staff.help')}</p>
      {inviting.about !== null && <InviteDialog close={inviting.close} changed={changed} />}
      {opened && (
        <MemberDialog
          member={opened}
          heirs={heirs}
          close={shown.close}
          changed={changed}
          again={again}
        />
      )}
      <Toast about={done} undo={null} busy={false} forget={() => setDone(null)}>
        {done}
      </Toast>
    </div>
  );
}

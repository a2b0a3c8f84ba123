import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberRow_member$key } from '../__generated__/MemberRow_member.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';
import css from './Staff.module.css';

/** A member of staff in the list. */
export function MemberRow({
  member: key,
  open,
}: {
  member: MemberRow_member$key;
  open: () => void;
}) {
  const say = useText();
  const { full } = useTime();
  const { member, email, state, secondStep, leads, seenAt } = useFragment(
    graphql`
      fragment MemberRow_member on StaffAccount {
        member {
          name
          role
        }
        email
        state
        secondStep
        leads
        seenAt
      }
    `,
    key,
  );
  const step = secondStep ? (
    <Sign variant="good" icon="check">
      {say('staff.stepSet')}
    </Sign>
  ) : (
    <Sign variant="bad" icon="warning">
      {say('staff.stepMissing')}
    </Sign>
  );
  return (
    <tr>
      <th scope="row">
        <button type="button" aria-haspopup="dialog" onClick={open}>
          {member.name}
        </button>
        <span className={css.under}>{email}</span>
      </th>
      <td>
        {say('me.role', { role: member.role })}
        {state !== 'ACTIVE' && <span className={css.under}>{say(stateText(state))}</span>}
      </td>
      <td>{state === 'CLOSED' ? '' : step}</td>
      <td className={css.extra}>{leads}</td>
      <td className={`soft ${css.extra}`}>{seenAt ? full(seenAt) : say('staff.never')}</td>
    </tr>
  );
}

const stateText = (state: string) =>
  state === 'CLOSED' ? ('staff.closed' as const) : ('staff.invited' as const);

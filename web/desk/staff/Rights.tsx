import { graphql } from 'react-relay/hooks';
import type { Right, RightsQuery } from '../__generated__/RightsQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './Staff.module.css';

type Known = Exclude<Right, '%future added value'>;

/** The table of roles and rights, as the graph checks them. */
export function Rights() {
  const say = useText();
  const { answer, failure, again } = useQuery<RightsQuery>(
    graphql`
      query RightsQuery {
        desk {
          roles {
            role
            rights
          }
        }
      }
    `,
    {},
  );
  useEnd(answer);
  const roles = answer?.desk?.roles;
  if (!roles) return failure ? <Failed failure={failure} again={again} /> : <Waiting />;
  const rights = [...new Set(roles.flatMap((one) => one.rights))] as Known[];
  return (
    <div className={css.body}>
      <table className={css.rights}>
        <caption className="hidden-text">{say('staff.part.rights')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('staff.right')}</th>
            {roles.map(({ role }) => (
              <th key={role} scope="col">
                {say('me.role', { role })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map((right) => (
            <tr key={right}>
              <th scope="row">{say(`right.${right}`)}</th>
              {roles.map((one) => (
                <td key={one.role}>
                  {one.rights.includes(right) && <Icon name="check" />}
                  <span className={one.rights.includes(right) ? 'hidden-text' : 'soft'}>
                    {say(one.rights.includes(right) ? 'staff.yes' : 'staff.no')}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { NextAppointments_property$key } from '../__generated__/NextAppointments_property.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { clockOf, useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import css from './Property.module.css';

/** The appointments at a property that have not begun. Each leads to its day in the week. */
export function NextAppointments({ property: key }: { property: NextAppointments_property$key }) {
  const say = useText();
  const { longMoment } = useTime();
  const { nextAppointments } = useFragment(
    graphql`
      fragment NextAppointments_property on DeskProperty {
        nextAppointments {
          id
          agent
          start
          visitor {
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <Block title={say('properties.appointments')}>
      {nextAppointments.length === 0 && (
        <p className="soft">{say('properties.appointments.none')}</p>
      )}
      <ul className={css.prints}>
        {nextAppointments.map(({ id, start, agent, visitor }) => (
          <li key={id}>
            <Link to={{ screen: 'week', day: clockOf(start).slice(0, 10) }}>
              {longMoment(start)}
            </Link>
            <br />
            <span className="small soft">{[visitor?.name, agent].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { NextAppointments_property$key } from '../__generated__/NextAppointments_property.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { clockOf, useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import { PlanButton } from '../week/PlanButton.tsx';
import css from './Property.module.css';

interface Props {
  property: NextAppointments_property$key;
  number: number;
  /** The property is read again. */
  changed: () => void;
}

/** The appointments at a property that have not begun, each a way to its day in the week; one more is planned here. */
export function NextAppointments({ property: key, number, changed }: Props) {
  const say = useText();
  const { longMoment } = useTime();
  const { reference, place, shown, nextAppointments } = useFragment(
    graphql`
      fragment NextAppointments_property on DeskProperty {
        reference
        place
        shown
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
      {shown && (
        <PlanButton visitor={{ property: { number, reference, place } }} changed={changed} />
      )}
    </Block>
  );
}

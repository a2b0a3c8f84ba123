import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../../shared/ui/classes.ts';
import type { CheckSaid_travel$key } from '../../__generated__/CheckSaid_travel.graphql.ts';
import { useText } from '../../app/texts.ts';
import { Icon } from '../../ui/DeskIcon.tsx';
import css from './CheckSaid.module.css';
import type { Check } from './useAppointmentCheck.ts';

/** What an appointment would meet: who holds it, why it is refused, a word of warning, and the way from and to the ones beside it. */
export function CheckSaid({ check }: { check: Check }) {
  const say = useText();
  const { name, refusal, elsewhere, warning, before, after } = check;
  if (refusal)
    return (
      <p className={classes(css.said, css.bad)} role="alert">
        <Icon name="warning" />
        <span>{say('week.refusal', { refusal, agent: name, place: elsewhere ?? '' })}</span>
      </p>
    );
  return (
    <div className={css.said}>
      <p>{say('week.withAgent', { agent: name })}</p>
      {warning && (
        <p className={css.warning}>
          <Icon name="warning" />
          <span>{say('week.warning', { warning })}</span>
        </p>
      )}
      {before && <Way travel={before} text="week.travelFrom" />}
      {after && <Way travel={after} text="week.travelTo" />}
    </div>
  );
}

interface WayProps {
  travel: CheckSaid_travel$key;
  text: 'week.travelFrom' | 'week.travelTo';
}

/** The way by car from or to another appointment, and whether there is too little time for it. */
function Way({ travel, text }: WayProps) {
  const say = useText();
  const { place, minutes, spare, tight } = useFragment(
    graphql`
      fragment CheckSaid_travel on Travel {
        place
        minutes
        spare
        tight
      }
    `,
    travel,
  );
  return (
    <p className={classes(tight && css.bad)} title={say('week.travelEstimate')}>
      <Icon name="car" />
      <span>
        {say(text, { place, minutes, spare })}
        {tight && <b> {say('week.tight')}</b>}
      </span>
    </p>
  );
}

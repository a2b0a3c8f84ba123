import { useIntl } from 'react-intl';
import type { MomentField_slots$key } from '../../../__generated__/MomentField_slots.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import choices from '../../../shared/form/fields/Choices.module.css';
import { FieldError } from '../../../shared/form/fields/FieldError.tsx';
import { useField } from '../../../shared/form/fields/useField.ts';
import { calendarOf } from '../../../shared/i18n/calendar.ts';
import { dateName, momentName, weekdays } from '../../../shared/i18n/dayWords.ts';
import { classes } from '../../../shared/ui/classes.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { DayCell } from './DayCell.tsx';
import css from './MomentField.module.css';
import { useMoment } from './useMoment.ts';

interface Props {
  slots: MomentField_slots$key;
  legend: string;
}

/** A calendar, and the times of the day that is chosen. Full days and times are struck through. */
export function MomentField({ legend, ...props }: Props) {
  const intl = useIntl();
  const slots = useFragment(
    graphql`
      fragment MomentField_slots on AppointmentSlot @relay(plural: true) {
        start
        day
        time
        free
      }
    `,
    props.slots,
  );
  const { moments, chosen, first, freeDay, change } = useMoment(slots);
  const { id, error, errorId, wrong } = useField('start');
  const days = calendarOf(moments);
  const ends = [moments[0], moments.at(-1)].map((one) => one && dateName(intl, one.day));
  return (
    <fieldset onChange={change} aria-describedby={wrong && errorId}>
      <legend>{legend}</legend>
      <p className="label">{ends.join(' – ')}</p>
      <div className={classes(choices.choices, css.calendar, wrong && choices.wrong)}>
        {weekdays(intl).map((name) => (
          <span key={name} className={css.weekday} aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((day) => (
          <DayCell
            key={day.date}
            day={day}
            id={freeDay === day.date ? id : undefined}
            open={first.day === day.date}
            chosen={first.start}
          />
        ))}
      </div>
      <FieldError id={errorId} text={error} />
      <div aria-live="polite">
        {chosen && <Notice icon="calendar">{momentName(intl, chosen)}</Notice>}
      </div>
    </fieldset>
  );
}

import { useIntl } from 'react-intl';
import { useForm } from '../../../shared/form/formContext.ts';
import type { Day } from '../../../shared/i18n/calendar.ts';
import { dayName, timeName } from '../../../shared/i18n/dayWords.ts';
import css from './MomentField.module.css';

interface Props {
  day: Day;
  /** The id of the whole field, on the first day that can be chosen: a link to the field leads there. */
  id: string | undefined;
  /** Shows the times of this day at first. */
  open: boolean;
  /** The start of the moment selected at first. */
  chosen: string | undefined;
}

/**
 * A day and its times. The style sheet shows the times while the day or one of them is chosen, so it works without
 * scripts. The day's own input belongs to no form: only the moment is sent.
 */
export function DayCell({ day: { date, moments }, id, open, chosen }: Props) {
  const intl = useIntl();
  const { name } = useForm();
  const label = dayName(intl, date);
  const number = <b aria-hidden="true">{Number(date.slice(8))}</b>;
  const full = (
    <span className="hidden-text"> {intl.formatMessage({ id: 'form.booking.taken' })}</span>
  );
  const isFull = !moments.some(({ free }) => free);
  if (moments.length === 0) return <span className={css.closed}>{number}</span>;
  return (
    <>
      <label className={css.day}>
        <input
          id={id}
          type="radio"
          name={`${name}-day`}
          form="none"
          defaultChecked={open}
          disabled={isFull}
        />
        <span>
          {number}
          <span className="hidden-text">{label}</span>
          {isFull && full}
        </span>
      </label>
      <div className={css.times} role="group" aria-label={label}>
        <p className="label" aria-hidden="true">
          {label}
        </p>
        {moments.map(({ start, time, free }) => (
          <label key={start}>
            <input
              type="radio"
              name="start"
              value={start}
              disabled={!free}
              required
              defaultChecked={start === chosen}
            />
            <span>
              {timeName(intl, time)}
              {!free && full}
            </span>
          </label>
        ))}
      </div>
    </>
  );
}

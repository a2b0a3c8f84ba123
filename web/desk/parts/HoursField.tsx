import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import css from './HoursField.module.css';
import { type Hours, hoursFrom, type Weekday, weekdays, withHours } from './hours.ts';

interface Props {
  label: string;
  value: string;
  readOnly?: boolean | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

const none: Hours = { from: '', until: '' };

/** The hours of each day of the week, in two parts, such as before and after noon. */
export function HoursField({ label, value, readOnly, error, onChange }: Props) {
  const say = useText();
  const { longDay } = useTime();
  const hours = hoursFrom(value);
  const field = (day: Weekday, name: string, at: number, edge: keyof Hours) => {
    const part = hours[day]?.[at] ?? none;
    return (
      <td>
        <input
          type="time"
          aria-label={say(`hours.${edge}${at === 0 ? '' : 'Again'}`, { day: name })}
          value={part[edge]}
          readOnly={readOnly}
          onChange={(event) =>
            onChange(withHours(value, day, at, { ...part, [edge]: event.target.value }))
          }
        />
      </td>
    );
  };
  return (
    <fieldset className={css.hours} aria-invalid={error !== undefined}>
      <legend>{label}</legend>
      <table>
        <tbody>
          {weekdays.map((day, number) => {
            const name = longDay(number);
            return (
              <tr key={day}>
                <th scope="row">{name}</th>
                {field(day, name, 0, 'from')}
                {field(day, name, 0, 'until')}
                {field(day, name, 1, 'from')}
                {field(day, name, 1, 'until')}
              </tr>
            );
          })}
        </tbody>
      </table>
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  );
}

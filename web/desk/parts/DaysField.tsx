import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { today, useTime } from '../app/time.ts';
import { DeskButton, IconButton } from '../ui/DeskButton.tsx';
import css from './HoursField.module.css';
import { type Country, countries, daysFrom, holidayName, holidaysOf, partOf } from './holidays.ts';

interface Props {
  label: string;
  value: string;
  readOnly?: boolean | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Days without appointments: one by one, or the public holidays of a year in one step. */
export function DaysField({ label, value, readOnly, error, onChange }: Props) {
  const say = useText();
  const { longDate } = useTime();
  const [day, setDay] = useState('');
  const days = daysFrom(value);
  const year = Number(today().slice(0, 4));
  const missing = (country: Country, of: number) =>
    holidaysOf(country, of)
      .map((one) => one.day)
      .filter((one) => one >= today() && !days.includes(one));
  return (
    <fieldset className={css.hours} aria-invalid={error !== undefined}>
      <legend>{label}</legend>
      {days.length === 0 && <p className="soft">{say('holiday.none')}</p>}
      <ul className={css.days}>
        {days.map((one) => {
          const name = holidayName(one);
          return (
            <li key={one}>
              <span>
                {longDate(one)}
                {name && <span className="soft">{say(name)}</span>}
              </span>
              {!readOnly && (
                <IconButton
                  icon="close"
                  label={say('holiday.remove', { day: longDate(one) })}
                  onClick={() => onChange(partOf(days.filter((other) => other !== one)))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!readOnly && (
        <>
          <p className={css.add}>
            <input
              type="date"
              aria-label={say('holiday.day')}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
            <DeskButton
              disabled={day === ''}
              onClick={() => {
                onChange(partOf([...days, day]));
                setDay('');
              }}
            >
              {say('holiday.add')}
            </DeskButton>
          </p>
          <p className={css.add}>
            {[year, year + 1].flatMap((of) =>
              countries.map((country) => {
                const more = missing(country, of);
                return (
                  <DeskButton
                    key={country + of}
                    variant="plain"
                    disabled={more.length === 0}
                    onClick={() => onChange(partOf([...days, ...more]))}
                  >
                    {say(`holiday.of.${country}`, { year: String(of) })}
                  </DeskButton>
                );
              }),
            )}
          </p>
        </>
      )}
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  );
}

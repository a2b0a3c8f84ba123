import { useIntl } from 'react-intl';
import { dateFormat } from '../../shared/i18n/dateFormat.ts';

/** Times at the desk are by the agency's clock, wherever its staff is. */
const timeZone = 'Europe/Brussels';

const day = 24 * 60 * 60 * 1000;

/** The day of a moment at the agency, as 2026-11-23. */
function dayOf(moment: Date): string {
  return dateFormat('sv-SE', { timeZone }).format(moment);
}

/** How many midnights lie between a moment and now. */
export function daysSince(moment: string, now = new Date()): number {
  return Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(new Date(moment)))) / day);
}

export function isPast(moment: string): boolean {
  return Date.parse(moment) < Date.now();
}

/** A moment by the agency's clock, as 2026-11-23T10:00. */
export function clockOf(moment: string): string {
  const shown = dateFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return shown.format(new Date(moment)).replace(' ', 'T');
}

/** The moment at which the agency's clock shows a time, as 2026-11-23T10:00. */
export function momentOf(clock: string): string {
  const guess = Date.parse(`${clock}:00Z`);
  const ahead = Date.parse(`${clockOf(new Date(guess).toISOString())}:00Z`) - guess;
  const near = guess - ahead;
  const still = Date.parse(`${clockOf(new Date(near).toISOString())}:00Z`) - near;
  return new Date(guess - still).toISOString();
}

/** Today at the agency. */
export const today = () => dayOf(new Date());

/** A range of days whose line breaks after the dash only, so that no day stands without its month. */
export const unbroken = (range: string) => range.replaceAll(/(?<!–)\s/g, '\u00a0');

/** Writes moments in the language of the desk. */
export function useTime() {
  const { locale } = useIntl();
  const write = (how: Intl.DateTimeFormatOptions) => (moment: string) =>
    dateFormat(locale, { timeZone, ...how }).format(new Date(moment));
  const writeDay = (how: Intl.DateTimeFormatOptions) => (day: string) =>
    dateFormat(locale, { timeZone: 'UTC', ...how }).format(Date.parse(day));
  return {
    dayOfWeek: writeDay({ weekday: 'short' }),
    date: writeDay({ day: 'numeric' }),
    days: (from: string, until: string) =>
      unbroken(
        dateFormat(locale, {
          timeZone: 'UTC',
          day: 'numeric',
          month: 'long',
        }).formatRange(Date.parse(from), Date.parse(until)),
      ),
    /** From one moment to another, with the day once when both are on it. */
    span: (start: string, end: string) =>
      dateFormat(locale, {
        timeZone,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }).formatRange(Date.parse(start), Date.parse(end)),
    longDate: writeDay({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    /** The name of a day of the week, of which Monday is 0. */
    longDay: (number: number) => writeDay({ weekday: 'long' })(`2026-11-${23 + number}`),
    dayAndMonth: writeDay({ weekday: 'long', day: 'numeric', month: 'long' }),
    clock: write({ hour: 'numeric', minute: '2-digit' }),
    weekday: write({ weekday: 'short', hour: 'numeric', minute: '2-digit' }),
    longMoment: write({
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
    day: write({ dateStyle: 'long' }),
    full: write({ dateStyle: 'short', timeStyle: 'short' }),
  };
}

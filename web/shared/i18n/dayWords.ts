import type { IntlShape } from 'react-intl';
import { weekday } from './calendar.ts';

/** The days of the week, short, from Monday. */
export function weekdays(intl: IntlShape): string[] {
  return intl.formatMessage({ id: 'form.booking.weekdays' }).split(',');
}

/**
 * A date in words: '2026-12-02' is '2 december', and '2026-12-01' in French '1er décembre'. The names come from the texts:
 * the server's JavaScript engine has no Intl.
 */
export function dateName(intl: IntlShape, date: string): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const months = intl.formatMessage({ id: 'form.booking.months' }).split(',');
  const first = intl.formatMessage({ id: 'form.booking.first' });
  const words = { day: day === 1 ? first : String(day), month: months[month - 1] };
  return intl.formatMessage({ id: 'form.booking.date' }, words);
}

/** A day in words: 'woensdag 2 december'. */
export function dayName(intl: IntlShape, date: string): string {
  const names = intl.formatMessage({ id: 'form.booking.longWeekdays' }).split(',');
  const words = { weekday: names[weekday(date)], date: dateName(intl, date) };
  return intl.formatMessage({ id: 'form.booking.day' }, words);
}

/** A time in words: '09:30' is '9.30'. */
export function timeName(intl: IntlShape, time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return intl.formatMessage({ id: 'form.booking.time' }, { hour: String(Number(hour)), minute });
}

interface Moment {
  readonly day: string;
  readonly time: string;
}

/** A day and a time in words, within a sentence. */
export function momentWithin(intl: IntlShape, { day, time }: Moment): string {
  const words = { day: dayName(intl, day), time: timeName(intl, time) };
  return intl.formatMessage({ id: 'form.booking.at' }, words);
}

/** A day and a time in words, with a capital. */
export function momentName(intl: IntlShape, moment: Moment): string {
  const text = momentWithin(intl, moment);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { IntlShape } from 'react-intl';
import { dateFormat } from '../i18n/dateFormat.ts';
import { dayMonthYear } from '../ui/figures.ts';

// For browsers only: these use Intl, which the server's JavaScript engine does not have.

/** The date of a moment in the agency's time zone, as the site writes dates: '22-10-2026'. */
export function dayOf(moment: string): string {
  return dayMonthYear(inAgencyTimeZone(moment, { dateStyle: 'short' }));
}

/** The time of a moment in the agency's time zone, in words: '14.00 uur'. */
export function timeOf(intl: IntlShape, moment: string): string {
  const [hour = '', minute = ''] = inAgencyTimeZone(moment, { timeStyle: 'short' }).split(':');
  return intl.formatMessage({ id: 'owner.time' }, { hour: String(Number(hour)), minute });
}

/** A date, short enough for the chart: '2026-10-22' is '22 okt'. */
export function shortDay(intl: IntlShape, date: string): string {
  return dateIn(intl, date, { day: 'numeric', month: 'short' });
}

/** A date within a sentence: '22 oktober'. */
export function longDay(intl: IntlShape, date: string): string {
  return dateIn(intl, date, { day: 'numeric', month: 'long' });
}

/** A date with its day of the week: 'donderdag 22 oktober'. */
export function fullDay(intl: IntlShape, date: string): string {
  return dateIn(intl, date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Whether a date is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}

function dateIn(intl: IntlShape, date: string, style: Intl.DateTimeFormatOptions): string {
  return dateFormat(intl.locale, { ...style, timeZone: 'UTC' }).format(new Date(date));
}

/** Formatted as in Swedish: 2026-10-22 and 14:00. */
function inAgencyTimeZone(moment: string, style: Intl.DateTimeFormatOptions): string {
  const format = dateFormat('sv-SE', { ...style, timeZone: 'Europe/Brussels' });
  return format.format(new Date(moment));
}

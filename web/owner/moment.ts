import type { IntlShape } from 'react-intl';
import { dayMonthYear } from '../ui/figures.ts';

// Owners' pages are rendered in browsers alone, which know the calendar; everything is said by the agency's clock.
const timeZone = 'Europe/Brussels';
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
const time = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });

/** The day of a moment as the site writes dates: '22-10-2026'. */
export function dayOf(moment: string): string {
  return dayMonthYear(day.format(new Date(moment)));
}

/** The time of a moment in words: '14.00 uur'. */
export function timeOf(intl: IntlShape, moment: string): string {
  const [hour = '', minute = ''] = time.format(new Date(moment)).split(':');
  return intl.formatMessage({ id: 'owner.time' }, { hour: String(Number(hour)), minute });
}

/** A date as a chart has room for: '2026-10-22' is '22 okt'. */
export function shortDay(intl: IntlShape, date: string): string {
  return intl.formatDate(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** A date within a sentence: '22 oktober'. */
export function longDay(intl: IntlShape, date: string): string {
  return intl.formatDate(date, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** A date with its day of the week: 'donderdag 22 oktober'. */
export function fullDay(intl: IntlShape, date: string): string {
  return intl.formatDate(date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** Whether a date is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}

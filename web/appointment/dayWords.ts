import type { IntlShape } from 'react-intl';
import { weekday } from './calendar.ts';

/** The days of the week, short, from Monday. */
export function weekdays(intl: IntlShape): string[] {
  return intl.formatMessage({ id: 'form.visit.weekdays' }).split(',');
}

/** A day in words: '2026-12-02' is 'woensdag 2 december'. The engine of the server knows no calendar. */
export function dayName(intl: IntlShape, date: string): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const names = intl.formatMessage({ id: 'form.visit.longWeekdays' }).split(',');
  const months = intl.formatMessage({ id: 'form.visit.months' }).split(',');
  return intl.formatMessage(
    { id: 'form.visit.day' },
    { weekday: names[weekday(date)], day: String(day), month: months[month - 1] },
  );
}

/** A time in words: '09:30' is '9.30'. */
export function timeName(intl: IntlShape, time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return intl.formatMessage({ id: 'form.visit.time' }, { hour: String(Number(hour)), minute });
}

/** A day and a time in words. */
export function momentName(intl: IntlShape, { day, time }: { day: string; time: string }): string {
  const words = { day: dayName(intl, day), time: timeName(intl, time) };
  return intl.formatMessage({ id: 'form.visit.at' }, words);
}

import { dayMonthYear } from './figures.ts';

/** A date as the site writes dates; it never breaks at its hyphens. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayMonthYear(date)}</time>;
}

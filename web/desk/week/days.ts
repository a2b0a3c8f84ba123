import { clockOf } from '../app/time.ts';

/** Days are written as 2026-11-23. */

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** The number by ISO 8601 of the week that a Monday begins. */
export function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  const first = `${thursday.slice(0, 4)}-01-01`;
  return Math.floor((Date.parse(thursday) - Date.parse(first)) / (7 * 24 * 60 * 60 * 1000)) + 1;
}

/** The part of a time that lies in a day; null when none does. Times are of the form 2026-11-23T10:00, by the agency's clock. */
export function within(day: string, start: string, end: string) {
  const from = start < `${day}T00:00` ? `${day}T00:00` : start;
  const until = end > `${addDays(day, 1)}T00:00` ? `${addDays(day, 1)}T00:00` : end;
  return from < until
    ? { start: from.slice(11), end: until.slice(0, 10) > day ? '24:00' : until.slice(11) }
    : null;
}

/** The days of a week that are shown: Sunday only when something is on it, or it is the chosen day. */
export function daysShown(
  monday: string,
  agents: readonly {
    readonly appointments: readonly { readonly start: string }[];
    readonly times: readonly { readonly start: string }[];
  }[],
  chosen: string,
): string[] {
  const sunday = addDays(monday, 6);
  const used = agents.some(({ appointments, times }) =>
    [...appointments, ...times].some(({ start }) => clockOf(start) >= sunday),
  );
  const count = used || chosen === sunday ? 7 : 6;
  return Array.from({ length: count }, (_, at) => addDays(monday, at));
}

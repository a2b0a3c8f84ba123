/** A value of the log that is a time: a moment, a day, or hours that may be repeated each week until a last day. */
type LoggedTime =
  | { readonly moment: string }
  | { readonly day: string }
  | { readonly start: string; readonly end: string; readonly weeklyUntil: string | null };

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Reads a time as the log has it (Hours.logged of staff/week/blocks.go); null for what is none. */
export function loggedTime(value: string): LoggedTime | null {
  const [first = '', end, weeklyUntil = null, ...more] = value.split('/');
  if (end === undefined)
    return moment.test(first) ? { moment: first } : day.test(first) ? { day: first } : null;
  const hours = more.length === 0 && moment.test(first) && moment.test(end);
  const once = weeklyUntil === null || day.test(weeklyUntil);
  return hours && once ? { start: first, end, weeklyUntil } : null;
}

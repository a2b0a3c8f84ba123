/** A time of a day, in minutes after midnight by the agency's clock. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The minutes after midnight of a time as 10:00 or 2026-11-23T10:00; 24:00 is the end of a day. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.slice(-5).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The time so many minutes after midnight, as 10:00. */
export const clockAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The moment of a time of a day by the agency's clock, as 2026-11-23T10:00. */
export const momentAt = (day: string, minutes: number) => `${day}T${clockAt(minutes)}`;

/** From when to when the grid goes, in whole hours: a working day, and whatever lies before or after it. */
export function hoursOf(
  days: readonly { readonly times: readonly Span[]; readonly appointments: readonly Span[] }[],
): Span {
  const all = days.flatMap(({ times, appointments }) => [...times, ...appointments]);
  const first = Math.min(9 * 60, ...all.map(({ from }) => from));
  const last = Math.max(18 * 60, ...all.map(({ until }) => until));
  return { from: Math.floor(first / 60) * 60, until: Math.ceil(last / 60) * 60 };
}

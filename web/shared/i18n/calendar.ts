/** A slot as the graph gives it; `day` and `time` are in the agency's time zone. */
export interface Moment {
  readonly start: string;
  readonly day: string;
  readonly time: string;
  readonly free: boolean;
}

/** A day of the calendar: '2026-12-02' and its moments in order. */
export interface Day {
  readonly date: string;
  readonly moments: readonly Moment[];
}

const dayLong = 86_400_000;

/** Whole weeks from Monday, from the first moment to the last. Nothing without moments. */
export function calendarOf(moments: readonly Moment[]): Day[] {
  const first = moments[0];
  const last = moments[moments.length - 1];
  if (!first || !last) return [];
  const start = noon(first.day) - weekday(first.day) * dayLong;
  const length = Math.ceil((noon(last.day) - start + dayLong) / dayLong / 7) * 7;
  return Array.from({ length }, (_, i) => {
    const date = new Date(start + i * dayLong).toISOString().slice(0, 10);
    return { date, moments: moments.filter(({ day }) => day === date) };
  });
}

/** The day's index in its week: 0 for Monday. */
export function weekday(date: string): number {
  return (new Date(noon(date)).getUTCDay() + 6) % 7;
}

function noon(date: string): number {
  return Date.parse(`${date}T12:00:00Z`);
}

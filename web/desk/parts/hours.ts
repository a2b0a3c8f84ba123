/** The days of the week, as the import folder names them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Hours of a day: two parts, each with its begin and end, which are empty for none. */
export interface Hours {
  readonly from: string;
  readonly until: string;
}

type Part = Readonly<Record<string, readonly Hours[]>>;

/** The hours of a part by weekday; none for what is no such part. */
export function hoursFrom(value: string): Part {
  try {
    const hours: unknown = JSON.parse(value || '{}');
    return hours && typeof hours === 'object' ? (hours as Part) : {};
  } catch {
    return {};
  }
}

/** A part of a day with another begin or end. What has neither is left out, so that the part stays as short as in a folder. */
export function withHours(value: string, day: Weekday, at: number, hours: Hours): string {
  const part = { ...hoursFrom(value) };
  const list = [...(part[day] ?? [])];
  list[at] = hours;
  const filled = list.filter((one) => one && (one.from || one.until));
  const entries = weekdays.map((one) => [one, one === day ? filled : (part[one] ?? [])] as const);
  return JSON.stringify(Object.fromEntries(entries.filter(([, some]) => some.length > 0)));
}

import type { TextKey } from '../app/texts.ts';
import { addDays } from '../week/days.ts';

/** The countries whose holidays are known. */
export const countries = ['BE', 'LU'] as const;
export type Country = (typeof countries)[number];

interface Holiday {
  /** As 2026-12-25. */
  readonly day: string;
  readonly name: TextKey;
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones, Butcher). */
export function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const at = moon + week - 7 * late + 114;
  return dayIn(year, `${two(Math.floor(at / 31))}-${two((at % 31) + 1)}`);
}

const two = (number: number) => String(number).padStart(2, '0');
const dayIn = (year: number, monthAndDay: string) => `${year}-${monthAndDay}`;

const both: readonly (readonly [string, TextKey])[] = [
  ['01-01', 'holiday.newYear'],
  ['05-01', 'holiday.labourDay'],
  ['08-15', 'holiday.assumption'],
  ['11-01', 'holiday.allSaints'],
  ['12-25', 'holiday.christmas'],
];

const own: Record<Country, readonly (readonly [string, TextKey])[]> = {
  BE: [
    ['07-21', 'holiday.belgium'],
    ['11-11', 'holiday.armistice'],
  ],
  LU: [
    ['05-09', 'holiday.europe'],
    ['06-23', 'holiday.luxembourg'],
    ['12-26', 'holiday.boxingDay'],
  ],
};

/** The public holidays of a country in a year, by the calendar: those of the Belgian act of 1974, and of the Luxembourg labour code. */
export function holidaysOf(country: Country, year: number): readonly Holiday[] {
  const sunday = easter(year);
  const fixed = [...both, ...own[country]].map(([at, name]) => ({ day: dayIn(year, at), name }));
  const moving: Holiday[] = [
    { day: addDays(sunday, 1), name: 'holiday.easterMonday' },
    { day: addDays(sunday, 39), name: 'holiday.ascension' },
    { day: addDays(sunday, 50), name: 'holiday.whitMonday' },
  ];
  return [...fixed, ...moving].sort((a, b) => a.day.localeCompare(b.day));
}

/** The name of a day, if it is a holiday of either country. */
export function holidayName(day: string): TextKey | undefined {
  const year = Number(day.slice(0, 4));
  const known = countries.flatMap((country) => holidaysOf(country, year));
  return known.find((one) => one.day === day)?.name;
}

/** The days of a part; none for what is no list of days. */
export function daysFrom(value: string): readonly string[] {
  try {
    const days: unknown = JSON.parse(value || '[]');
    return Array.isArray(days) ? days.filter((day) => typeof day === 'string') : [];
  } catch {
    return [];
  }
}

/** A list of days as a part, each once and by the calendar. */
export const partOf = (days: readonly string[]) => JSON.stringify([...new Set(days)].sort());

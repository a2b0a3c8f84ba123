import { readFileSync } from 'node:fs';
import { today } from '../web/desk/app/time.ts';
import { addDays } from '../web/desk/week/days.ts';

/** The Monday so many weeks after the week of today, by the agency's clock, whose day is another than that of UTC after midnight. */
export function monday(weeksLater: number): string {
  const weekday = (new Date(`${today()}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today(), 7 * weeksLater - weekday);
}

const site = JSON.parse(readFileSync(new URL('../sample/site.json', import.meta.url), 'utf8'));
const holidays: readonly string[] = site.settings.visits.holidays;

/** Mondays of the next four weeks that have no holiday of the sample, when nobody is received: the next week last, in which others plan. */
export function mondaysOfPlainWeeks(): string[] {
  return [2, 3, 4, 1]
    .map(monday)
    .filter((first) => [0, 1, 2, 3, 4].every((later) => !holidays.includes(addDays(first, later))));
}

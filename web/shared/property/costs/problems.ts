import type { SaidBuyer } from './buyer.ts';
import { lines, rules } from './rules.ts';
import type { Facts } from './situation.ts';

/** The bounds of limits/costs.go, which a test compares. */
export const bounds = {
  amount: 1_000_000_000,
  rate: 40,
  years: 40,
  buyers: 10,
  energyClasses: 10,
  yearsAhead: 5,
};

/** The fields that cannot be calculated with (Buyer.Check of costs/buyer.go). A loan may still lack its rate and term. */
export function problemsOf(said: SaidBuyer, facts: Facts, today: string): string[] {
  const within = (value: number | undefined, from: number, to: number) =>
    value == null || (value >= from && value <= to);
  const checks: [string, boolean][] = [
    ['price', within(said.price, 0, bounds.amount)],
    ['buyers', within(said.buyers, 1, bounds.buyers)],
    ['energyClasses', within(said.energyClasses, 0, bounds.energyClasses)],
    ['loan', within(said.loan, 0, bounds.amount)],
    ['rate', within(said.rate, 0, bounds.rate)],
    ['years', within(said.years, 1, bounds.years)],
    ['on', said.on == null || (said.on >= firstDay(facts) && said.on <= lastDay(today))],
  ];
  return checks.flatMap(([name, ok]) => (ok ? [] : [name]));
}

function firstDay({ region, goal }: Facts): string {
  const ofGoal = lines.filter((line) => line.goal === goal).map(({ id }) => id);
  const days = rules
    .filter((rule) => rule.regions.includes(region) && ofGoal.includes(rule.line))
    .map(({ from }) => from);
  return days.sort()[0] ?? '9999-12-31';
}

function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + bounds.yearsAhead}${today.slice(4)}`;
}

import { type AnnuityLoan, loanOf } from './loan.ts';
import { type Line, lines, type Rule, type Slice } from './rules.ts';
import {
  type Buyer,
  baseOf,
  borrows,
  type Facts,
  isListed,
  ruleOf,
  type Situation,
  situationOf,
} from './situation.ts';

/** A line with its amount in cents, null when that is not known. */
export interface Cost {
  readonly line: Line;
  readonly rule: Rule | undefined;
  readonly amount: number | null;
  readonly lowest: number | null;
  readonly most: number | null;
}

/** What buying or renting costs. Amounts are cents. */
export interface Estimate {
  readonly lines: readonly Cost[];
  readonly total: number;
  readonly complete: boolean;
  readonly withPrice: number | null;
  readonly ownMoney: number | null;
  readonly loan: AnnuityLoan | null;
  readonly price: number | null;
}

/** Works out an estimate as costs.Of does; the tests compare the two. */
export function estimate(facts: Facts, buyer: Buyer, on: string): Estimate {
  const s = situationOf(facts, buyer, on);
  const costs = lines.filter((line) => isListed(line, s)).map((line) => costOf(line, s));
  const listed = costs.filter(
    ({ line, rule, amount }) => !line.optional || (rule && (amount != null || !rule.base)),
  );
  const total = listed.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const sale = s.goal === 'SALE';
  const { loan, rate, years } = buyer;
  const taken =
    sale && borrows(s) && loan != null && rate != null && years != null
      ? loanOf(loan, thousandths(rate), years)
      : null;
  const withPrice = sale && s.price != null && !s.lifeAnnuity ? s.price + total : null;
  return {
    lines: listed,
    total,
    complete: listed.every(({ amount }) => amount != null),
    withPrice,
    ownMoney: withPrice == null ? null : Math.max(0, withPrice - (taken?.amount ?? 0)) || 0,
    loan: taken,
    price: s.price,
  };
}

function costOf(line: Line, s: Situation): Cost {
  const rule = ruleOf(line.id, s);
  const amount = rule ? amountOf(rule, s) : null;
  const lowest = amount != null && rule?.lowestPercent ? share(amount, rule.lowestPercent) : null;
  const most = rule?.mostMonths && s.price != null ? s.price * rule.mostMonths : null;
  return { line, rule, amount, lowest, most };
}

function amountOf(rule: Rule, s: Situation): number | null {
  if (rule.fixed != null) return cents(rule.fixed);
  const base = baseOf(rule.base, s);
  const percent = rule.percentStated ? s.statedPercent : (rule.percent ?? 0);
  if (base == null || percent == null) return null;
  let amount = share(Math.max(0, base - exemptOf(rule, s)), percent);
  if (rule.slices) amount = ofSlices(base, rule.slices);
  if (rule.plusPercent) amount = share(amount, 100 + rule.plusPercent);
  const taxCredit = cents(rule.taxCredit ?? 0) * Math.max(1, s.buyer.buyers);
  return Math.max(cents(rule.least ?? 0), amount - taxCredit);
}

function exemptOf(rule: Rule, { buyer }: Situation): number {
  const classes = buyer.energyClasses < (rule.leastClasses ?? 0) ? 0 : buyer.energyClasses;
  return cents(rule.exempt ?? 0) + cents(rule.exemptPerClass ?? 0) * classes;
}

function ofSlices(base: number, slices: readonly Slice[]): number {
  let sum = 0;
  let from = 0;
  for (const { upTo, percent } of slices) {
    const to = upTo ? Math.min(base, cents(upTo)) : base;
    sum += Math.max(0, to - from) * thousandths(percent);
    from = cents(upTo ?? 0);
  }
  return Math.floor((sum + 50_000) / 100_000);
}

/** A percentage of an amount, half a cent rounded up: whole numbers only, as in Go. */
function share(amount: number, percent: number): number {
  if (percent === 100) return amount;
  return Math.floor((amount * thousandths(percent) + 50_000) / 100_000);
}

const thousandths = (percent: number) => Math.round(percent * 1000);
const cents = (euro: number) => Math.round(euro * 100);

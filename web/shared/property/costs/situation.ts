import type { Line, Rule } from './rules.ts';
import { rules } from './rules.ts';

/** What the rules need to know of a property. Amounts are cents; null is not known. */
export interface Facts {
  readonly region: string;
  readonly goal: string;
  readonly dwelling: boolean;
  readonly land: boolean;
  readonly lifeAnnuity: boolean;
  readonly regime: string;
  readonly price: number | null;
  readonly construction: number | null;
  /** Per cent. */
  readonly statedPercent: number | null;
  readonly charges: number | null;
  readonly inventory: number | null;
  readonly deposit: number | null;
  readonly depositMonths: number;
}

/** What the visitor says. Amounts are cents, the rate per cent; null is not said. */
export interface Buyer {
  readonly price: number | null;
  readonly onlyOwnHome: boolean | null;
  readonly buyers: number;
  readonly energyClasses: number;
  readonly rebuilt: boolean;
  readonly loan: number | null;
  readonly rate: number | null;
  readonly years: number | null;
}

/** A property with its buyer on a day (situation of costs/facts.go). */
export interface Situation extends Omit<Facts, 'price'> {
  readonly price: number | null;
  readonly own: boolean;
  readonly on: string;
  readonly buyer: Buyer;
}

export function situationOf(facts: Facts, buyer: Buyer, on: string): Situation {
  const said = buyer.onlyOwnHome;
  const own = said == null ? facts.dwelling : said && (facts.dwelling || facts.land);
  return { ...facts, price: buyer.price ?? facts.price, own, on, buyer };
}

export function borrows({ buyer }: Situation): boolean {
  return buyer.loan != null && buyer.loan > 0;
}

export function isListed(line: Line, s: Situation): boolean {
  return (
    line.goal === s.goal &&
    (!line.regimes || line.regimes.includes(s.regime)) &&
    (!line.loan || borrows(s))
  );
}

/** The rule of a line: the first that holds. */
export function ruleOf(line: string, s: Situation): Rule | undefined {
  return rules.find(
    (rule) =>
      rule.line === line &&
      rule.regions.includes(s.region) &&
      rule.from <= s.on &&
      (!rule.until || s.on <= rule.until) &&
      meets(rule.when ?? {}, s),
  );
}

function meets(when: NonNullable<Rule['when']>, s: Situation): boolean {
  const same = (required: boolean | undefined, is: boolean) => required == null || required === is;
  return (
    same(when.own, s.own) &&
    same(when.land, s.land) &&
    same(when.dwelling, s.dwelling) &&
    same(when.rebuilt, s.buyer.rebuilt) &&
    (!when.regime || when.regime === s.regime) &&
    (!when.upTo || s.price == null || s.price <= when.upTo * 100)
  );
}

/** The amount that a rule's percentage applies to; null when it is not known. */
export function baseOf(name: string | undefined, s: Situation): number | null {
  if (s.lifeAnnuity && name !== 'LOAN') return null;
  if (name === 'PRICE') return s.price;
  if (name === 'LOAN') return s.buyer.loan;
  if (name === 'CHARGES') return s.charges;
  if (name === 'INVENTORY') return s.inventory;
  if (name === 'DEPOSIT') return depositOf(s);
  if (name === 'NEW') return s.regime === 'VAT' ? s.price : s.construction;
  if (name !== 'LAND' || s.price == null || s.construction == null) return null;
  return s.price >= s.construction ? s.price - s.construction : null;
}

function depositOf({ depositMonths, price, deposit }: Situation): number | null {
  return depositMonths > 0 && price != null ? price * depositMonths : deposit;
}

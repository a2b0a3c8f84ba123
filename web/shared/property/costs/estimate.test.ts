import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type Estimate, estimate } from './estimate.ts';
import { rules } from './rules.ts';
import type { Buyer, Facts } from './situation.ts';

/** Cases that Go computes too (costs/golden_test.go, costs/random_test.go). */
const testdata = resolve(import.meta.dirname, '../../../../costs/testdata');
const read = (name: string) => readFileSync(resolve(testdata, name), 'utf8').split('\n');

it('gives what was worked out by hand', () => {
  let region = '';
  let cases = 0;
  for (const line of read('golden.md')) {
    if (line.startsWith('## ')) region = line.slice(3).toUpperCase();
    const cells = line.replace(/^\||\|$/g, '').split('|');
    const [name = '', given = '', then = ''] = cells.map((cell) => cell.trim());
    if (cells.length !== 3 || name.startsWith('---') || name === 'case') continue;
    const got = calculated(region, given).split(' ');
    for (const want of then.split(' ')) expect(got, `${region}: ${name}`).toContain(want);
    cases++;
  }
  expect(cases).toBeGreaterThanOrEqual(32);
});

it('uses each rule from its first day to its last', () => {
  const rows = rowsUnder('Days of rules');
  expect(rows.length).toBe(rules.length);
  for (const [id = '', first = '', last = '', words = ''] of rows) {
    const [region = '', ...given] = words.split(' ');
    const holds = (on: string) =>
      calculated(region, `on=${on} ${given.join(' ')}`)
        .split(' ')
        .some((pair) => pair.endsWith(`.rule=${id}`));
    expect([holds(daysAfter(first, -1)), holds(first)], id).toEqual([false, true]);
    if (last !== '') expect([holds(last), holds(daysAfter(last, 1))], id).toEqual([true, false]);
  }
});

it('gives what Go gives', () => {
  const cases = read('random.txt').filter(Boolean);
  expect(cases.length).toBeGreaterThanOrEqual(150);
  for (const line of cases) {
    const [region = '', given = '', then] = line.split(' | ');
    expect(calculated(region, given), given).toBe(then);
  }
});

/** The cells of the rows of a table of days. */
function rowsUnder(heading: string): string[][] {
  const [, below = ''] = read('golden.md').join('\n').split(`## ${heading}\n`);
  const [table = ''] = below.split('\n## ');
  const rows = table.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return rows.filter((cells) => cells.length === 4 && /^\d/.test(cells[1] ?? ''));
}

function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

function calculated(region: string, given: string): string {
  const { facts, buyer, on } = parse(region, given);
  return written(estimate(facts, buyer, on));
}

type Words = Record<string, string>;

function parse(region: string, given: string): { facts: Facts; buyer: Buyer; on: string } {
  const pairs = given.split(' ').map((word) => word.split('='));
  const words: Words = Object.fromEntries(pairs.map(([name, value = 'yes']) => [name, value]));
  const number = (name: string) => (words[name] == null ? null : Number(words[name]));
  const cents = (name: string) => {
    const euro = number(name);
    return euro == null ? null : Math.floor(euro * 100 + 0.5);
  };
  const has = (name: string) => words[name] != null;
  const facts: Facts = {
    region,
    goal: has('sale') ? 'SALE' : 'RENT',
    dwelling: has('home'),
    land: has('plot'),
    lifeAnnuity: has('annuity'),
    regime: words.regime ?? 'REGISTRATION',
    price: cents('price'),
    construction: cents('building'),
    statedPercent: number('stated'),
    charges: cents('charges'),
    inventory: cents('inventory'),
    deposit: cents('deposit'),
    depositMonths: number('months') ?? 0,
  };
  const buyer: Buyer = {
    price: cents('offered'),
    onlyOwnHome: has('own') ? true : has('other') ? false : null,
    buyers: number('buyers') ?? 1,
    energyClasses: number('classes') ?? 0,
    rebuilt: has('rebuilt'),
    loan: cents('loan'),
    rate: number('rate'),
    years: number('years'),
  };
  return { facts, buyer, on: words.on ?? '' };
}

/** An estimate in one line, as Go's tests write it. */
function written(e: Estimate): string {
  const parts: string[] = [];
  for (const { line, rule, amount, lowest, most } of e.lines) {
    parts.push(`${line.id}=${euro(amount)}`);
    if (rule) parts.push(`${line.id}.rule=${rule.id}`);
    if (lowest != null) parts.push(`${line.id}.lowest=${euro(lowest)}`);
    if (most != null) parts.push(`${line.id}.most=${euro(most)}`);
  }
  parts.push(`total=${euro(e.total)}`, `complete=${e.complete}`);
  parts.push(`with=${euro(e.withPrice)}`, `own=${euro(e.ownMoney)}`);
  if (e.loan) {
    parts.push(`monthly=${euro(e.loan.monthly)}`, `interest=${euro(e.loan.interest)}`);
    for (const { year, paid, interest, left } of e.loan.table) {
      parts.push(`y${year}=${euro(paid)},${euro(interest)},${euro(left)}`);
    }
  }
  return parts.join(' ');
}

function euro(cents: number | null): string {
  if (cents == null) return '?';
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

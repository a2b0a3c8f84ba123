import { useEffect, useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { buyerIn, type SaidBuyer } from './buyer.ts';
import css from './CostForm.module.css';
import { type Cost, type Estimate, estimate } from './estimate.ts';
import { bounds, problemsOf } from './problems.ts';
import type { Answer, Shown } from './shown.ts';
import type { Buyer, Facts } from './situation.ts';

interface Money {
  readonly amount: number;
  readonly cents: number;
}
type Amounts = 'price' | 'construction' | 'charges' | 'inventory' | 'deposit';

/** The graph's facts of a property. */
export type GraphFacts = Omit<Facts, Amounts | 'statedPercent'> & {
  readonly [K in Amounts]?: Money | null | undefined;
} & { readonly statedPercent?: number | null | undefined };

/** Calculates with what the form says now. A slider that was moved writes its field first. */
export function calculate(
  form: HTMLFormElement,
  moved: EventTarget,
  facts: GraphFacts,
  language: Language,
): Answer {
  if (moved instanceof HTMLInputElement && moved.dataset.of) {
    fieldOf(form, moved.dataset.of).value = moved.value;
  }
  const said = buyerIn(searchOf(form)) ?? {};
  const known = factsOf(facts);
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Brussels' });
  const wrong = problemsOf(said, known, today);
  const complete = said.rate != null && said.years != null;
  const e = estimate(known, buyerOf(said, complete), said.on ?? today);
  return { shown: shownIn(e, language), wrong };
}

/** A slider below a field of the form; it sends nothing itself, and follows what is typed. */
export function Slider({ name, label }: { name: string; label: string }) {
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (slider.current?.form) adjust(slider.current, slider.current.form, name);
  }); // after each calculation
  return (
    <input
      ref={slider}
      className={css.slider}
      type="range"
      min={name === 'years' ? 1 : 0}
      data-of={name}
      aria-label={label}
    />
  );
}

/** Gives a slider the range and the value of its field. */
function adjust(range: HTMLInputElement, form: HTMLFormElement, name: string): void {
  const most = mostOf(name, form, Number(range.max));
  range.max = String(most);
  range.step = String(stepOf(most));
  range.value = String(typedIn(form, name));
}

/**
 * Where a slider ends: years at the longest term, a loan at the price. A price ends at twice the first one and grows when more is typed,
 * but not while the slider moves.
 */
function mostOf(name: string, form: HTMLFormElement, before: number): number {
  if (name === 'years') return bounds.years;
  const price = typedIn(form, 'price') || 500_000;
  if (name === 'loan') return price;
  return before ? Math.max(before, price) : price * 2;
}

function typedIn(form: HTMLFormElement, name: string): number {
  return Math.max(Number(fieldOf(form, name).value.replace(/[.\s€]/g, '')) || 0, 0);
}

/** A price moves by thousands, a rent by tens, years by one. */
function stepOf(most: number): number {
  if (most > 20_000) return 1000;
  return most > 100 ? 10 : 1;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function searchOf(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return String(new URLSearchParams(pairs));
}

function factsOf({ statedPercent, ...facts }: GraphFacts): Facts {
  const cents = (money: Money | null | undefined) =>
    money ? money.amount * 100 + money.cents : null;
  return {
    ...facts,
    price: cents(facts.price),
    construction: cents(facts.construction),
    charges: cents(facts.charges),
    inventory: cents(facts.inventory),
    deposit: cents(facts.deposit),
    statedPercent: statedPercent ?? null,
  };
}

/** A loan counts for the costs of its deed once it has an amount, and is worked out once it has a rate and a term. */
function buyerOf(said: SaidBuyer, complete: boolean): Buyer {
  const euro = (amount: number | undefined) => (amount == null ? null : amount * 100);
  return {
    price: euro(said.price),
    onlyOwnHome: said.onlyOwnHome ?? null,
    buyers: said.buyers ?? 1,
    energyClasses: said.energyClasses ?? 0,
    rebuilt: said.rebuilt ?? false,
    loan: euro(said.loan),
    rate: complete ? (said.rate ?? null) : null,
    years: complete ? (said.years ?? null) : null,
  };
}

function shownIn(e: Estimate, language: Language): Shown {
  const { loan } = e;
  return {
    lines: e.lines.map((cost) => lineIn(cost, language)),
    total: euroText(e.total),
    complete: e.complete,
    withPrice: e.withPrice == null ? null : euroText(e.withPrice),
    ownMoney: e.ownMoney == null ? null : euroText(e.ownMoney),
    loan: loan && {
      monthly: euroText(loan.monthly),
      interest: euroText(loan.interest),
      table: loan.table.map(({ year, paid, interest, left }) => ({
        year,
        paid: euroText(paid),
        interest: euroText(interest),
        left: euroText(left),
      })),
    },
  };
}

function lineIn({ line, rule, amount, lowest, most }: Cost, language: Language) {
  return {
    id: line.id,
    name: line.name[language],
    amount: amount == null ? null : euroText(amount),
    lowest: lowest == null ? null : euroText(lowest),
    most: most == null ? null : euroText(most),
    rule: rule
      ? {
          name: rule.name[language],
          terms: rule.terms?.[language] ?? '',
          since: rule.from,
          sources: rule.sources,
          checked: rule.checked,
          estimated: rule.estimate ?? false,
        }
      : null,
  };
}

/** An amount of cents as the site writes it: '€ 1.250,50'. */
export function euroText(cents: number): string {
  const euros = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  const rest = cents % 100;
  return `€\u00a0${euros}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

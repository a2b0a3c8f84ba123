import { askingPrice } from '../app/limits.ts';

/** A price in whole euro and cents, as the graph takes it. */
interface Amount {
  readonly amount: number;
  readonly cents: number;
}

/** The price that somebody typed, with points or spaces between thousands and a comma before cents; null for none. */
export function amountOf(typed: string): Amount | null {
  const plain = typed.replace(/[€\s]/g, '');
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!parts?.[1]) return null;
  const amount = Number(parts[1].replace(/[.,]/g, ''));
  const cents = Number((parts[2] ?? '').padEnd(2, '0'));
  return amount > 0 && amount <= askingPrice ? { amount, cents } : null;
}

/** By how many percent a price is another, with one decimal: -2.9. */
export function differenceOf(before: number, after: number): number {
  return Math.round(((after - before) / before) * 1000) / 10;
}

/** A price as somebody types it in a language: 1.250,50, without cents where there are none. */
export function typedPrice({ amount, cents }: Amount, locale: string): string {
  const digits = cents ? 2 : 0;
  return (amount + cents / 100).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

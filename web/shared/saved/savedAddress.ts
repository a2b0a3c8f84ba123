import { readParams } from '../router/params.ts';
import { mostSaved } from './saved.ts';

/** At most so many properties stand side by side. */
export const mostCompared = 4;

/** The numbers in `n` of an address ('?n=1096,1111'), each once, in order; what is no number is left out. */
export function savedIn(search: string): number[] {
  return listed(search).slice(0, mostSaved);
}

/** How many numbers an address lists, also those that are too many to be read. */
export function listedIn(search: string): number {
  return listed(search).length;
}

/** The numbers that an address compares, each a `c` of its own, as a form without scripts sends them. */
export function comparedIn(search: string): number[] {
  return chosen(search).slice(0, mostCompared);
}

/** How many properties an address asks to compare, also those that are too many to stand side by side. */
export function chosenIn(search: string): number {
  return chosen(search).length;
}

/** The search of the page that shows these properties, and compares some. */
export function savedSearch(numbers: readonly number[], compared: readonly number[] = []): string {
  const parts = [
    ...(numbers.length > 0 ? [`n=${numbers.join(',')}`] : []),
    ...compared.map((number) => `c=${number}`),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function all(search: string, name: string): string[] {
  return readParams(search).flatMap(([key, value]) => (key === name ? [value] : []));
}

function listed(search: string): number[] {
  return distinct(all(search, 'n').join(',').split(','));
}

function chosen(search: string): number[] {
  return distinct(all(search, 'c'));
}

function distinct(texts: readonly string[]): number[] {
  return [...new Set(texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number))];
}

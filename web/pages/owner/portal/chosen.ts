import { readParams } from '../../list/filterParams.ts';

const name = 'property';

/** The home that an address asks, by its number; the first one when it asks none of them. */
export function chosenIn<Home extends { readonly number: number }>(
  search: string,
  homes: readonly Home[],
): Home | undefined {
  const asked = readParams(search).find(([key]) => key === name)?.[1];
  return homes.find(({ number }) => String(number) === asked) ?? homes[0];
}

/** The search of the address that asks a home. */
export function searchOf(number: number): string {
  return `?${name}=${number}`;
}

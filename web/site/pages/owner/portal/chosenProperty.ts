import { readParams } from '../../../../shared/router/params.ts';

const param = 'property';

/** The property whose number is in the address; the first one when none of them is. */
export function chosenIn<P extends { readonly number: number }>(
  search: string,
  properties: readonly P[],
): P | undefined {
  const requested = readParams(search).find(([name]) => name === param)?.[1];
  return properties.find(({ number }) => String(number) === requested) ?? properties[0];
}

/** The query string of the owner's page with this property. */
export function searchOf(number: number): string {
  return `?${param}=${number}`;
}

import { readParams } from '../../router/params.ts';

/** The place that an address names, null for none. */
export function placeIn(search: string): string | null {
  return readParams(search).find(([name]) => name === 'place')?.[1] ?? null;
}

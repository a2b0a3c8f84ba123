import type { IntlShape, MessageDescriptor } from 'react-intl';
import { grouped } from '../ui/figures.ts';

export interface Row {
  label: string;
  value: string;
}

/** A row as it is asked for: null or an empty text says that nothing is stated. */
export type MaybeRow = readonly [label: string, value: string | null | undefined];

/** The words of a label. */
export function labels(intl: IntlShape) {
  return (id: NonNullable<MessageDescriptor['id']>) => intl.formatMessage({ id });
}

/** The rows that say something. */
export function filled(rows: readonly MaybeRow[]): Row[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** A count; none and not stated are both left out. */
export function count(n: number | null | undefined): string | null {
  return n ? grouped(n) : null;
}

/** A surface in m². */
export function surface(n: number | null | undefined): string | null {
  return n ? `${grouped(n)} m²` : null;
}

/** Yes or no; null when not stated. */
export function yesNo(value: boolean | null | undefined, intl: IntlShape): string | null {
  if (value == null) return null;
  return intl.formatMessage({ id: value ? 'value.Answer.YES' : 'value.Answer.NO' });
}

/** A value of one of the graph's vocabularies in words. A value that is newer than this page is left out. */
export function words<V extends string>(
  vocabulary: string,
  value: V | null | undefined,
  intl: IntlShape,
): string | null {
  const id = `value.${vocabulary}.${value}` as NonNullable<MessageDescriptor['id']>;
  return value != null && id in intl.messages ? intl.formatMessage({ id }) : null;
}

/** Several values in words, with commas. */
export function list(vocabulary: string, values: readonly string[], intl: IntlShape): string {
  return values.flatMap((value) => words(vocabulary, value, intl) ?? []).join(', ');
}

import type { IntlShape, MessageDescriptor } from 'react-intl';

type Id = NonNullable<MessageDescriptor['id']>;

/** A short name for `formatMessage` without values. */
export function labels(intl: IntlShape) {
  return (id: Id) => intl.formatMessage({ id });
}

/** A value of a graph's enum in words; null for one that this version of the app does not know. */
export function words(
  vocabulary: string,
  value: string | null | undefined,
  intl: IntlShape,
): string | null {
  const id = `value.${vocabulary}.${value}` as Id;
  return value != null && id in intl.messages ? intl.formatMessage({ id }) : null;
}

/** Several values in words, separated by commas. */
export function list(vocabulary: string, values: readonly string[], intl: IntlShape): string {
  return values.flatMap((value) => words(vocabulary, value, intl) ?? []).join(', ');
}

export function yesNo(value: boolean, intl: IntlShape): string {
  return intl.formatMessage({ id: value ? 'value.Answer.YES' : 'value.Answer.NO' });
}

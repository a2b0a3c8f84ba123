import type { IntlShape, MessageDescriptor } from 'react-intl';

type Id = NonNullable<MessageDescriptor['id']>;

/** The words of a text by its key. */
export function labels(intl: IntlShape) {
  return (id: Id) => intl.formatMessage({ id });
}

/** A value of one of the graph's vocabularies in words. A value that is newer than this page is left out. */
export function words(
  vocabulary: string,
  value: string | null | undefined,
  intl: IntlShape,
): string | null {
  const id = `value.${vocabulary}.${value}` as Id;
  return value != null && id in intl.messages ? intl.formatMessage({ id }) : null;
}

/** Several values in words, with commas. */
export function list(vocabulary: string, values: readonly string[], intl: IntlShape): string {
  return values.flatMap((value) => words(vocabulary, value, intl) ?? []).join(', ');
}

/** Yes or no. */
export function yesNo(value: boolean, intl: IntlShape): string {
  return intl.formatMessage({ id: value ? 'value.Answer.YES' : 'value.Answer.NO' });
}

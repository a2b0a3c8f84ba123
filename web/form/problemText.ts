import type { IntlShape, MessageDescriptor } from 'react-intl';

/** What is wrong with a field, in words, for a code of the graph's ProblemCode. */
export function problemText(intl: IntlShape, code: string): string {
  const id = `problem.${code}` as NonNullable<MessageDescriptor['id']>;
  return intl.formatMessage({ id });
}

import type { IntlShape } from 'react-intl';
import { textOf } from './fields/fieldLabel.ts';

/** What is wrong with a field, in words, for a code of the graph's ProblemCode: the field's own words where it has some. */
export function problemText(intl: IntlShape, code: string, path = ''): string {
  const own = `problem.${path}.${code}`;
  return textOf(intl, own in intl.messages ? own : `problem.${code}`);
}

import type { IntlShape } from 'react-intl';

/** Says that no unit of a project is left; undefined while one is. */
export function soldOut(
  intl: IntlShape,
  { status, goal }: { readonly status: string; readonly goal: string },
): string | undefined {
  if (status !== 'SOLD_OUT') return undefined;
  return intl.formatMessage({ id: goal === 'RENT' ? 'project.letOut' : 'project.soldOut' });
}

import type { IntlShape, MessageDescriptor } from 'react-intl';

/** The label of a field: the form's own where it has one, else that of all fields with this path. */
export function fieldLabel(intl: IntlShape, form: string, path: string): string {
  const own = `form.${form}.${path}`;
  return textOf(intl, own in intl.messages ? own : `form.field.${path}`);
}

/** Whether a field has a label: hidden ones have none. */
export function hasLabel(intl: IntlShape, form: string, path: string): boolean {
  return [`form.${form}.${path}`, `form.field.${path}`].some((id) => id in intl.messages);
}

/** The text of a key that is put together at run time. */
export function textOf(
  intl: IntlShape,
  id: string,
  values?: Readonly<Record<string, string | number>>,
): string {
  return intl.formatMessage({ id: id as NonNullable<MessageDescriptor['id']> }, values);
}

import type { IntlShape, MessageDescriptor } from 'react-intl';

/** The name of a field: the form's own where it has one, else that of all fields with this path. */
export function fieldLabel(intl: IntlShape, form: string, path: string): string {
  const own = `form.${form}.${path}`;
  return textOf(intl, own in intl.messages ? own : `form.field.${path}`);
}

/** Whether a field has a name: what only programs send has none. */
export function isNamed(intl: IntlShape, form: string, path: string): boolean {
  return [`form.${form}.${path}`, `form.field.${path}`].some((id) => id in intl.messages);
}

/** A text whose key is put together. */
export function textOf(intl: IntlShape, id: string): string {
  return intl.formatMessage({ id: id as NonNullable<MessageDescriptor['id']> });
}

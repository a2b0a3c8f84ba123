import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A date, chosen with the browser's own date picker. */
export function DateField(props: Omit<ComponentProps<typeof Field>, 'type' | 'kind'>) {
  return <Field {...props} type="date" />;
}

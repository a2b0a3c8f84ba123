import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A day, in the browser's own way of choosing one. */
export function DateField(props: Omit<ComponentProps<typeof Field>, 'type' | 'kind'>) {
  return <Field {...props} type="date" />;
}

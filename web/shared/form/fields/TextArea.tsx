import { classes } from '../../ui/classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';

interface Props {
  name: string;
  required?: boolean;
  help?: string;
  rows?: number;
  /** The value at first. */
  initial?: string | undefined;
}

/** A field of several lines. */
export function TextArea({ name, required, help, rows = 5, initial }: Props) {
  const { id, label, error, values, wrong } = useField(name);
  const described = classes(wrong?.['aria-describedby'], help && `${id}-help`);
  return (
    <FieldFrame {...{ id, label, required, help, error }}>
      <textarea
        {...wrong}
        id={id}
        name={name}
        rows={rows}
        required={required}
        defaultValue={values?.[0] ?? (values ? '' : initial)}
        aria-describedby={described || undefined}
      />
    </FieldFrame>
  );
}

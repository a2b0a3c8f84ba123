import { classes } from '../ui/classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';

interface Props {
  name: string;
  /** The kinds that the browser offers; the server judges by content. */
  accept: string;
  help: string;
  /** The largest file, in MiB, as the server has it too. */
  most: number;
  many?: boolean;
  required?: boolean;
}

/** Files to send. A form that comes back without scripts has lost them: no browser lets a page choose files. */
export function FileField({ name, accept, help, most, many, required }: Props) {
  const { id, label, error, wrong } = useField(name);
  return (
    <FieldFrame {...{ id, label, required, help, error }}>
      <input
        {...wrong}
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple={many}
        required={required}
        data-kind={many ? 'files' : 'file'}
        data-most={most * 2 ** 20}
        aria-describedby={classes(wrong?.['aria-describedby'], `${id}-help`)}
      />
    </FieldFrame>
  );
}

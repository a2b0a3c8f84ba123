import { FieldFrame } from './FieldFrame.tsx';
import type { Option } from './option.ts';
import { useField } from './useField.ts';
import type { Width } from './width.ts';

interface Props {
  name: string;
  options: readonly Option[];
  required?: boolean | undefined;
  width?: Width;
  kind?: 'int';
  autoComplete?: string;
  initial?: string | undefined;
}

/** A drop-down list. The first option may have the value ''. */
export function Select({ name, options, width, kind, required, autoComplete, initial }: Props) {
  const { id, label, error, values, wrong } = useField(name);
  return (
    <FieldFrame {...{ id, label, required, width, error }}>
      <select
        {...wrong}
        id={id}
        name={name}
        required={required}
        data-kind={kind}
        autoComplete={autoComplete}
        defaultValue={values?.[0] ?? (values ? '' : initial)}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

import { useForm } from '../formContext.ts';
import { Field } from './Field.tsx';

/** What tells password managers that a field is not theirs, each in its own words. */
const ofNoManager = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': true,
  'data-form-type': 'other',
} as const;

/**
 * Hidden fields, and the honeypot, which must stay empty: it is shown when it was filled in, so that a person can empty it. A number is
 * sent as a number.
 */
export function Hidden({ values }: { values: Readonly<Record<string, string | number>> }) {
  const isFilled = useForm().problems.some(({ path }) => path[0] === 'website');
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={value}
          data-kind={typeof value === 'number' ? 'int' : undefined}
        />
      ))}
      <div hidden={!isFilled}>
        <Field name="website" {...ofNoManager} />
      </div>
    </>
  );
}

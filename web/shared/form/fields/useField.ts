import { useIntl } from 'react-intl';
import { fieldId, useForm } from '../formContext.ts';
import { problemText } from '../problemText.ts';
import { fieldLabel } from './fieldLabel.ts';

/** The id, label, values and error of a field, by its path within the mutation's input: 'person.email'. */
export function useField(path: string) {
  const intl = useIntl();
  const { name, problems, values } = useForm();
  const id = fieldId(name, path);
  const problem = problems.find((one) => one.path.join('.') === path);
  const errorId = `${id}-error`;
  return {
    id,
    label: fieldLabel(intl, name, path),
    /** The text of its problem. */
    error: problem && problemText(intl, problem.code, path),
    errorId,
    /** What was filled in before; undefined for a form that is shown for the first time. */
    values: values[path] ?? (Object.keys(values).length > 0 ? [] : undefined),
    /** The attributes of an invalid control. */
    wrong: problem && ({ 'aria-invalid': true, 'aria-describedby': errorId } as const),
  };
}

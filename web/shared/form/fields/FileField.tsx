import { useState } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../ui/classes.ts';
import { useForm } from '../formContext.ts';
import type { Problem } from '../posted.ts';
import { problemText } from '../problemText.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FileProblem, fileProblem } from './fileProblem.ts';
import { useField } from './useField.ts';

interface Props {
  name: string;
  /** The file types that the browser offers; the server checks the content. */
  accept: string;
  help: string;
  /** The largest file, in MiB, as the server has it too. */
  most: number;
  /** How many files may be chosen, as the server has it too; one when absent. */
  count?: number;
  required?: boolean;
}

/**
 * Files to upload. Their problems are shown when they are chosen, not after the captcha. A form that was posted without scripts and is
 * shown again has lost them: no browser lets a page choose files.
 */
export function FileField({ name, accept, help, most, count = 1, required }: Props) {
  const intl = useIntl();
  const { id, label, errorId, ...field } = useField(name);
  const { problems } = useForm();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isNew = chosen?.after === problems; // until the form is sent again
  const own = isNew && chosen.problem ? problemText(intl, chosen.problem, name) : undefined;
  const error = isNew ? own : field.error;
  return (
    <FieldFrame {...{ id, label, required, help, error }}>
      <input
        aria-invalid={error ? true : undefined}
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple={count > 1}
        required={required}
        data-kind={count > 1 ? 'files' : 'file'}
        data-most={most * 2 ** 20}
        data-count={count}
        aria-describedby={classes(error && errorId, `${id}-help`)}
        onChange={({ target }) => setChosen({ problem: fileProblem(target), after: problems })}
      />
    </FieldFrame>
  );
}

interface Chosen {
  readonly problem: FileProblem | null;
  /** The form's problems when the files were chosen: another list means that the form was sent again. */
  readonly after: readonly Problem[];
}

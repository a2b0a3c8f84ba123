import { type ReactNode, useState } from 'react';
import type { Compiled } from '../answer/fragment.ts';
import { useRouter } from '../router/useRouter.ts';
import { Button } from '../ui/Button.tsx';
import css from './Form.module.css';
import { FormContext } from './formContext.ts';
import { usePosted } from './posted.ts';
import { Summary } from './Summary.tsx';
import type { Taken } from './sendForm.ts';
import { useAction } from './useAction.ts';

export interface PlainFormProps {
  /** The mutation. */
  name: string;
  mutation: Compiled;
  /** Hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** The text of the button. */
  submit: string;
  primary?: boolean;
  /** The button is as wide as the form. */
  wide?: boolean;
  /** Called when it is done. Without it the page that the mutation names replaces this one, whose content is outdated. */
  then?: (taken: Taken) => void;
  /** Fields of the mutation's input. */
  children?: ReactNode;
}

/**
 * A form for someone who is known by an email's link or a password: no captcha and no privacy statement.
 * Without scripts it is posted to its page like any other.
 */
export function PlainForm({ name, mutation, hidden, primary = false, ...props }: PlainFormProps) {
  const { navigate } = useRouter();
  const posted = usePosted(name);
  const [values] = useState(posted?.values ?? {});
  const then = props.then ?? (({ path }: Taken) => navigate(path, { replace: true }));
  const { problems, failure, turn, busy, ...action } = useAction(mutation, posted, then);
  return (
    <form
      id={name}
      className={css.form}
      method="post"
      action={`#${name}`}
      noValidate
      onSubmit={action.submit}
    >
      <FormContext value={{ name, problems, values }}>
        <Summary failure={failure} turn={turn} />
        {Object.entries({ form: name, ...hidden }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} defaultValue={value} />
        ))}
        {props.children}
      </FormContext>
      <div className={css.send}>
        <Button type="submit" primary={primary} wide={props.wide ?? false} busy={busy}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}

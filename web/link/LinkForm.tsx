import { type ReactNode, useState } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import css from '../form/Form.module.css';
import { FormContext } from '../form/formContext.ts';
import { usePosted } from '../form/posted.ts';
import { Summary } from '../form/Summary.tsx';
import { Button } from '../ui/Button.tsx';
import { useDeed } from './useDeed.ts';

interface Props {
  /** The mutation. */
  name: string;
  mutation: GraphQLTaggedNode;
  /** That of the letter's link. */
  token: string;
  /** The words of the button. */
  submit: string;
  primary?: boolean;
  /** Fields of the mutation's input. */
  children?: ReactNode;
}

/**
 * One thing that the link of a letter can do. A button does it, never the link: programs that look after mail follow
 * links. Who has the link is known, so that no captcha and no consent are asked.
 */
export function LinkForm({ name, mutation, token, submit, primary = false, children }: Props) {
  const posted = usePosted(name);
  const [values] = useState(posted?.values ?? {});
  const { problems, failure, turn, busy, ...deed } = useDeed(mutation, posted);
  return (
    <form
      id={name}
      className={css.form}
      method="post"
      action={`#${name}`}
      noValidate
      onSubmit={deed.submit}
    >
      <FormContext value={{ name, problems, values }}>
        <Summary failure={failure} turn={turn} />
        <input type="hidden" name="form" defaultValue={name} />
        <input type="hidden" name="token" defaultValue={token} />
        {children}
      </FormContext>
      <div className={css.send}>
        <Button type="submit" primary={primary} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

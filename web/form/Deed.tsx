import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useRouter } from '../router/useRouter.ts';
import { Button } from '../ui/Button.tsx';
import css from './Form.module.css';
import { failureOf } from './failureOf.ts';
import { FormContext } from './formContext.ts';
import { type Problem, usePosted } from './posted.ts';
import { readInput } from './readInput.ts';
import { Summary } from './Summary.tsx';
import { sendForm } from './sendForm.ts';

interface Props {
  /** The mutation, whose input is the token and the fields. */
  name: string;
  mutation: GraphQLTaggedNode;
  /** Of the link in a letter. */
  token: string;
  submit: string;
  primary?: boolean;
  children?: ReactNode;
}

/**
 * Does something with the link of a letter, at the press of a button: never by opening the link, which programs do too.
 * The link says who sends it, so that nothing else is asked. What was done is told by the page that the mutation names.
 */
export function Deed({ name, mutation, token, submit, primary, children }: Props) {
  const environment = useRelayEnvironment();
  const { location, navigate } = useRouter();
  const posted = usePosted(name);
  const [values] = useState(posted?.values ?? {});
  const [problems, setProblems] = useState<readonly Problem[]>(posted?.problems ?? []);
  const [failure, setFailure] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const answer = await sendForm(environment, mutation, readInput(event.currentTarget));
      if ('taken' in answer) navigate(answer.taken.path, { replace: true });
      else setProblems(answer.problems);
      setFailure(null);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setTurn(turn + 1);
    setBusy(false);
    sending.current = false;
  };
  return (
    <form
      id={name}
      className={css.form}
      method="post"
      action={`${location.pathname}${location.search}#${name}`}
      noValidate
      onSubmit={send}
    >
      <FormContext value={{ name, problems, values }}>
        <Summary failure={failure} turn={turn} />
        <input type="hidden" name="form" defaultValue={name} />
        <input type="hidden" name="token" defaultValue={token} />
        {children}
      </FormContext>
      <div className={css.send}>
        <Button type="submit" primary={primary ?? false} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

import { type MouseEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { fieldLabel, isNamed, textOf } from './fieldLabel.ts';
import { fieldId, useForm } from './formContext.ts';
import type { Problem } from './posted.ts';
import { problemText } from './problemText.ts';
import css from './Summary.module.css';

interface Props {
  /** Why it was not sent though nothing in it is wrong: the end of a key `form.failed.…`. */
  failure: string | null;
  /** Grows with each answer, so that the focus comes here again. 0 before the first. */
  turn: number;
}

/** What the visitor never chose, and cannot change here. */
const unseen = ['', 'key', 'page', 'property', 'project', 'vacancy', 'token', 'language'];

/** What is wrong with a form, all of it, with the ways to the fields (specification section 8). */
export function Summary({ failure, turn }: Props) {
  const intl = useIntl();
  const { name, problems } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const said = failure !== null || problems.length > 0;
  useEffect(() => {
    if (turn > 0 || said) box.current?.focus();
  }, [turn, said]);
  if (!said) return null;
  const whole = failure === null ? problems.find(({ path }) => path.join('') === '') : undefined;
  const listed = problems.filter((problem) => problem !== whole);
  return (
    <div className={css.summary} role="alert" tabIndex={-1} ref={box}>
      <h2 className="label">{title()}</h2>
      {listed.length > 0 && (
        <ul>
          {listed.map((problem) => (
            <li key={problem.path.join('.') + problem.code}>{line(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  );

  function line({ path, code }: Problem) {
    const field = path.join('.');
    const text = problemText(intl, code, field);
    if (unseen.includes(field) || !isNamed(intl, name, field)) return text;
    return (
      <a href={`#${fieldId(name, field)}`} onClick={goTo}>
        {intl.formatMessage(
          { id: 'form.problemOf' },
          { field: fieldLabel(intl, name, field), problem: text },
        )}
      </a>
    );
  }

  /** What is wrong with the form as a whole says itself, in its own words where it has some. */
  function title() {
    if (failure) return failureText();
    return whole
      ? problemText(intl, whole.code, name)
      : intl.formatMessage({ id: 'form.problems' });
  }

  function failureText() {
    const own = `form.failed.${name}`;
    const hasOwn = failure !== 'offline' && failure !== 'tooLarge' && own in intl.messages;
    return textOf(intl, hasOwn ? own : `form.${failure}`);
  }
}

/** A field is gone to with the focus in it; a fragment in the address would only scroll. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

import { type MouseEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { fieldLabel, hasLabel, textOf } from './fields/fieldLabel.ts';
import { fieldId, useForm } from './formContext.ts';
import type { Problem } from './posted.ts';
import { problemText } from './problemText.ts';
import css from './Summary.module.css';

interface Props {
  /** Why the form was not sent although no field is wrong: the last part of a key `form.…`. */
  failure: string | null;
  /** Counts the answers: each moves the focus here. 0 before the first. */
  turn: number;
}

/** Fields that the visitor cannot change here. */
const hidden = ['', 'key', 'page', 'property', 'project', 'vacancy', 'token', 'language'];

/** All problems of a form, with links to the fields (specification section 8). */
export function Summary({ failure, turn }: Props) {
  const intl = useIntl();
  const { name, problems } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const isShown = failure !== null || problems.length > 0;
  useEffect(() => {
    if (turn > 0 || isShown) box.current?.focus();
  }, [turn, isShown]);
  if (!isShown) return null;
  const formProblem =
    failure === null ? problems.find(({ path }) => path.join('') === '') : undefined;
  const listed = problems.filter((problem) => problem !== formProblem);
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
    if (hidden.includes(field) || !hasLabel(intl, name, field)) return text;
    return (
      <a href={`#${fieldId(name, field)}`} onClick={goTo}>
        {intl.formatMessage(
          { id: 'form.problemOf' },
          { field: fieldLabel(intl, name, field), problem: text },
        )}
      </a>
    );
  }

  /** A problem of the form as a whole is the title, in the form's own text where it has one. */
  function title() {
    if (failure) return failureText();
    return formProblem
      ? problemText(intl, formProblem.code, name)
      : intl.formatMessage({ id: 'form.problems' });
  }

  function failureText() {
    const own = `form.failed.${name}`;
    const hasOwn = failure !== 'offline' && failure !== 'tooLarge' && own in intl.messages;
    return textOf(intl, hasOwn ? own : `form.${failure}`);
  }
}

/** Moves the focus to the field; following the link would only scroll. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

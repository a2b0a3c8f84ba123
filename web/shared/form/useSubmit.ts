import { type FormEvent, useRef, useState } from 'react';
import type { Compiled } from '../answer/fragment.ts';
import { useLanguage } from '../i18n/language.tsx';
import { graphLanguage } from '../i18n/languages.ts';
import { useRouter } from '../router/useRouter.ts';
import type { CaptchaState } from './captcha/useCaptcha.ts';
import { failureOf } from './failureOf.ts';
import { newKey } from './newKey.ts';
import type { Posted, Problem } from './posted.ts';
import { pushFormSent } from './pushFormSent.ts';
import { readInput } from './readInput.ts';
import { sendForm, type Taken } from './sendForm.ts';
import { forgetUnsent } from './unsent.ts';

interface Sending {
  readonly problems: readonly Problem[];
  readonly failure: string | null;
  readonly taken: Taken | null;
  readonly turn: number;
}

interface Form {
  name: string;
  mutation: Compiled;
  captcha: CaptchaState;
  posted: Posted | null;
}

/** Sends a form when its button is pressed, with the same key until it is taken: pressed twice, it is one lead. */
export function useSubmit({ name, mutation, captcha, posted }: Form) {
  const language = graphLanguage(useLanguage());
  const { navigate } = useRouter();
  const key = useRef('');
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState<Sending>({
    problems: posted ? confirmationLast(posted.problems) : [],
    failure: null,
    taken: null,
    turn: 0,
  });
  const show = (next: Partial<Sending>) =>
    setSending(({ turn }) => ({
      problems: [],
      failure: null,
      taken: null,
      turn: turn + 1,
      ...next,
    }));

  /** `again`: with another proof, after the first was not taken. */
  const send = async (form: HTMLFormElement, again = false): Promise<Taken | null> => {
    await captcha.settled();
    const { input, files, problems } = readInput(form);
    key.current ||= (input.key as string | undefined) ?? newKey();
    const sent = { ...input, key: key.current, language, page: location.pathname };
    // With values that are not of the graph's type the captcha is not sent: the graph answers with the other problems and takes nothing.
    const unreadable = problems.length > 0;
    const answer = await sendForm(mutation, {
      input: unreadable || !hasId(input.captcha) ? { ...sent, captcha: null } : sent,
      files,
    });
    if ('taken' in answer) {
      pushFormSent(name);
      key.current = '';
      forgetUnsent(name);
      show({ taken: answer.taken });
      return answer.taken;
    }
    const hasPicture = form.elements.namedItem('captcha.text') !== null;
    const others = answer.problems.filter(({ path }) => path[0] !== 'captcha');
    if (answer.problems.some(({ code }) => code === 'CAPTCHA')) {
      // A proof that was not taken had expired, or had been sent with mistakes too often.
      if (hasPicture || again) captcha.renew();
      else captcha.proveAgain();
      if (!hasPicture && !again && others.length === 0) return send(form, true);
    }
    const isReported = (hasPicture && !(unreadable && isTyped(input.captcha))) || again;
    const known = new Set(problems.map(({ path }) => path.join('.'))); // the graph reports unreadable fields as missing
    const reported = (isReported ? answer.problems : others).filter(
      ({ path }) => !known.has(path.join('.')),
    );
    show({ problems: inOrder(form, [...problems, ...reported]) });
    return null;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const taken = await send(event.currentTarget);
      if (taken) navigate(taken.path);
    } catch (error) {
      show({ failure: failureOf(error) });
    }
    setBusy(false);
  };
  return { ...sending, busy, submit };
}

function hasId(captcha: unknown): boolean {
  return Boolean((captcha as { id?: string } | undefined)?.id);
}

function isTyped(captcha: unknown): boolean {
  return Boolean((captcha as { text?: string } | undefined)?.text);
}

/** Problems of captcha and privacy last, as their fields are on the page; the graph names them first. */
function confirmationLast(problems: readonly Problem[]): Problem[] {
  const rank = ({ path }: Problem) => ['captcha', 'privacy'].indexOf(path[0] ?? '');
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

/** The problems in the order of the fields, as a visitor meets them. */
function inOrder(form: HTMLFormElement, problems: readonly Problem[]): Problem[] {
  const names = [...form.elements].map((one) => (one as HTMLInputElement).name);
  const position = ({ path }: Problem) => {
    const field = path.join('.');
    const found = names.findIndex((name) => name === field || name?.startsWith(`${field}.`));
    return found < 0 ? names.length : found; // the captcha, before it has loaded
  };
  return problems.toSorted((a, b) => position(a) - position(b));
}

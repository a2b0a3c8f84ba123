import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Compiled } from '../answer/fragment.ts';
import { Button } from '../ui/Button.tsx';
import { Captcha } from './captcha/Captcha.tsx';
import { useCaptcha } from './captcha/useCaptcha.ts';
import css from './Form.module.css';
import { Consent } from './fields/Consent.tsx';
import { Hidden } from './fields/Hidden.tsx';
import { RequiredMark } from './fields/RequiredMark.tsx';
import { FormContext } from './formContext.ts';
import { readLinked } from './linked.ts';
import { Offline } from './Offline.tsx';
import { usePosted } from './posted.ts';
import { Summary } from './Summary.tsx';
import { readUnsent, storeUnsent } from './unsent.ts';
import { useSubmit } from './useSubmit.ts';

interface Props {
  /** The mutation, whose input the fields are named after. */
  name: string;
  mutation: Compiled;
  /** Hidden fields: the number of the property. */
  hidden?: Readonly<Record<string, string | number>>;
  /** The form uploads files. */
  files?: boolean;
  /** Offers the newsletter too. */
  newsletter?: boolean;
  /** Asks to agree to the privacy statement; false for existing customers. True when absent. */
  consent?: boolean;
  /** The text of the button. */
  submit: string;
  children: ReactNode;
}

/**
 * A form of the agency. It is sent as one mutation; without scripts the same fields are posted to its page, which shows
 * them again with all their problems. What was typed is never lost, not even by leaving the page.
 */
export function Form({
  name,
  mutation,
  hidden,
  files,
  newsletter,
  consent = true,
  submit,
  ...props
}: Props) {
  const intl = useIntl();
  const posted = usePosted(name);
  const captcha = useCaptcha(posted?.captcha ?? null);
  const sending = useSubmit({ name, mutation, captcha, posted });
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(posted?.values ?? {});
  const [isRestored, setRestored] = useState(false);
  const { problems, failure } = sending;
  const isPosted = posted !== null;
  useEffect(() => {
    const filled =
      form.current && !isPosted && (readUnsent(form.current) ?? readLinked(form.current));
    if (!filled) return;
    setValues(filled);
    setRestored(true);
  }, [isPosted]);
  return (
    <form
      ref={form}
      id={name}
      className={css.form}
      method="post"
      action={`#${name}`} // posts to the current address: a cached page is the same for several searches
      encType={files ? 'multipart/form-data' : undefined}
      noValidate
      onInput={({ currentTarget }) => storeUnsent(currentTarget)}
      onFocus={captcha.start}
      onSubmit={sending.submit}
    >
      <FormContext key={String(isRestored)} value={{ name, problems, values }}>
        <Offline />
        <Summary failure={failure} turn={sending.turn} />
        <Hidden values={{ form: name, key: values.key?.[0] ?? '', ...hidden }} />
        {props.children}
        <fieldset hidden={!consent && !captcha.hasPicture}>
          <legend className="hidden-text">{intl.formatMessage({ id: 'form.confirm' })}</legend>
          <Captcha captcha={captcha} />
          {consent && <Consent newsletter={newsletter} />}
        </fieldset>
      </FormContext>
      <div className={css.send}>
        <Button type="submit" primary busy={sending.busy}>
          {sending.busy ? intl.formatMessage({ id: 'form.sending' }) : submit}
        </Button>
        <p className="small soft">
          {intl.formatMessage({ id: 'form.required' }, { mark: <RequiredMark key="mark" /> })}
        </p>
      </div>
    </form>
  );
}

import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import { useForm } from '../formContext.ts';
import css from './Captcha.module.css';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import type { CaptchaState } from './useCaptcha.ts';

/** What proves that a person sends the form: nothing to see, or characters to type from a picture or a recording. */
export function Captcha({ captcha }: { captcha: CaptchaState }) {
  const { id, label, error, wrong } = useField('captcha');
  const { values } = useForm();
  const { task, round, hasPicture, proof } = captcha;
  return (
    <>
      <input type="hidden" name="captcha.id" value={task?.id ?? ''} readOnly />
      <input type="hidden" name="captcha.proof" value={proof} readOnly />
      {hasPicture && task && (
        <div className={css.captcha}>
          <CaptchaPicture id={task.id} onRenew={captcha.renew} />
          <FieldFrame {...{ id, label, error }} required>
            <input
              {...wrong}
              key={round}
              id={id}
              name="captcha.text"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              required
              defaultValue={round === 0 ? values['captcha.text']?.[0] : ''}
            />
          </FieldFrame>
        </div>
      )}
    </>
  );
}

import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import css from './Captcha.module.css';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import check from './Check.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useForm } from './formContext.ts';
import type { CaptchaState } from './useCaptcha.ts';
import { useField } from './useField.ts';

/**
 * Characters to type from a picture or a recording, or a box to tick, after which the browser computes a proof. The
 * characters load when the visitor begins with the form; their space is reserved, so that nothing moves under a pointer.
 */
export function Captcha({ captcha }: { captcha: CaptchaState }) {
  const intl = useIntl();
  const { id, label, error, wrong } = useField('captcha');
  const { values } = useForm();
  const { task, round, state, proof, missing } = captcha;
  const off = state === 'off' || state === 'failed';
  return (
    <div className={classes(css.captcha, task === null && css.idle)}>
      <input type="hidden" name="captcha.id" value={task?.id ?? ''} readOnly />
      <input type="hidden" name="captcha.proof" value={proof} readOnly />
      <CaptchaPicture id={task?.id ?? null} onRenew={captcha.renew} />
      <FieldFrame {...{ id, label, error }} required>
        <input
          {...wrong}
          key={round}
          id={id}
          name="captcha.text"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          required={off}
          disabled={!off}
          defaultValue={round === 0 ? values['captcha.text']?.[0] : ''}
        />
      </FieldFrame>
      <label className={classes(check.check, css.compute)}>
        <input
          type="checkbox"
          checked={state !== 'off'}
          onChange={(event) => captcha.choose(event.target.checked)}
        />
        <span>
          {intl.formatMessage({ id: 'form.captcha.compute' })}{' '}
          <span aria-live="polite" className="soft">
            {state !== 'off' && intl.formatMessage({ id: `form.captcha.${state}` })}
          </span>
        </span>
      </label>
      {missing && <p role="alert">{intl.formatMessage({ id: 'form.captcha.missing' })}</p>}
    </div>
  );
}

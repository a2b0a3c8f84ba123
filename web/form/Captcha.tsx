import { useIntl } from 'react-intl';
import { IconButton, IconLink } from '../ui/IconButton.tsx';
import css from './Captcha.module.css';
import check from './Check.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useForm } from './formContext.ts';
import type { CaptchaState } from './useCaptcha.ts';
import { useField } from './useField.ts';

/**
 * Characters to type from a picture or a recording, or a box to tick, after which the browser computes. Nothing until
 * the visitor begins with the form.
 */
export function Captcha({ captcha }: { captcha: CaptchaState }) {
  const intl = useIntl();
  const { id, label, error, wrong } = useField('captcha');
  const { values } = useForm();
  const { task, state, proof, missing } = captcha;
  if (missing) return <p role="alert">{intl.formatMessage({ id: 'form.captcha.missing' })}</p>;
  if (task === null) return null;
  const file = `/captcha/${task.id}`;
  const sound = `${file}.wav`;
  const off = state === 'off' || state === 'failed';
  return (
    <div className={css.captcha}>
      <input type="hidden" name="captcha.id" value={task.id} readOnly />
      <input type="hidden" name="captcha.proof" value={proof} readOnly />
      <img
        src={`${file}.png`}
        alt={intl.formatMessage({ id: 'form.captcha.picture' })}
        width={480}
        height={160}
      />
      <span className={css.tools}>
        <IconLink
          icon="sound"
          href={sound}
          label={intl.formatMessage({ id: 'form.captcha.listen' })}
          onClick={(event) => {
            event.preventDefault();
            new Audio(sound).play().catch(() => window.open(sound));
          }}
        />
        <IconButton
          icon="refresh"
          label={intl.formatMessage({ id: 'form.captcha.renew' })}
          onClick={captcha.renew}
        />
      </span>
      <FieldFrame {...{ id, label, error }} required>
        <input
          {...wrong}
          key={task.id}
          id={id}
          name="captcha.text"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          required={off}
          disabled={!off}
          defaultValue={values['captcha.text']?.[0]}
        />
      </FieldFrame>
      <label className={check.check}>
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
    </div>
  );
}

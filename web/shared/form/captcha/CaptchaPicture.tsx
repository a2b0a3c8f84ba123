import { useIntl } from 'react-intl';
import { IconButton, IconLink } from '../../ui/IconButton.tsx';
import { refresh, sound } from '../icons.ts';
import css from './Captcha.module.css';

/** The picture of the characters, with buttons to hear them and to get others. */
export function CaptchaPicture({ id, onRenew }: { id: string; onRenew: () => void }) {
  const intl = useIntl();
  const recording = `/captcha/${id}.wav`;
  return (
    <>
      <img
        className={css.picture}
        src={`/captcha/${id}.png`}
        alt={intl.formatMessage({ id: 'form.captcha.picture' })}
        width={480}
        height={160}
      />
      <span className={css.tools}>
        <IconLink
          icon={sound}
          href={recording}
          label={intl.formatMessage({ id: 'form.captcha.listen' })}
          onClick={(event) => {
            event.preventDefault();
            new Audio(recording).play().catch(() => window.open(recording));
          }}
        />
        <IconButton
          icon={refresh}
          className={css.renew}
          label={intl.formatMessage({ id: 'form.captcha.renew' })}
          onClick={onRenew}
        />
      </span>
    </>
  );
}

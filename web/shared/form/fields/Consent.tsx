import { useIntl } from 'react-intl';
import { useLanguage } from '../../i18n/language.tsx';
import { path } from '../../router/paths.ts';
import { Check } from './Check.tsx';

/** The checkbox for the privacy statement, which is required, and that for the newsletter, which is not. */
export function Consent({ newsletter }: { newsletter: boolean | undefined }) {
  const intl = useIntl();
  const statement = path('privacy', useLanguage());
  const link = (text: React.ReactNode) => (
    <a key="link" href={statement} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <div>
      {newsletter && <Check name="newsletter" />}
      <Check name="privacy" required>
        {intl.formatMessage({ id: 'form.agree' }, { link })}
      </Check>
    </div>
  );
}

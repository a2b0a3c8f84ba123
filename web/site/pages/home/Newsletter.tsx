import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { repeated } from '../../../shared/answer/repeated.tsx';
import { useFormDialog } from '../../../shared/form/useFormDialog.tsx';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { path } from '../../../shared/router/paths.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import css from './Newsletter.module.css';

/**
 * Takes an email address and opens the newsletter's form with it in a dialog. Without scripts the address is posted to the
 * form's page.
 */
export const Newsletter = repeated('Newsletter', NewsletterBand);

function NewsletterBand() {
  const intl = useIntl();
  const to = path('newsletter', useLanguage());
  const { open, dialog } = useFormDialog(to);
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    open({ form: 'subscribe', values: { email: [email] }, problems: [], captcha: null });
  };
  return (
    <section className={css.newsletter} data-band>
      <div className="wrap split">
        <div>
          <h2>{intl.formatMessage({ id: 'home.newsletter.title' })}</h2>
          <p>{intl.formatMessage({ id: 'home.newsletter.text' })}</p>
        </div>
        <form method="post" action={to} onSubmit={begin}>
          <input type="hidden" name="form" value="subscribe" readOnly />
          <label htmlFor="newsletter-email">
            {intl.formatMessage({ id: 'home.newsletter.email' })}
          </label>
          <div className={css.line}>
            <input id="newsletter-email" name="email" type="email" autoComplete="email" />
            <Button type="submit" className={css.go}>
              {intl.formatMessage({ id: 'home.newsletter.button' })}
              <Icon name="arrowRight" />
            </Button>
          </div>
        </form>
      </div>
      {dialog}
    </section>
  );
}

import { useIntl } from 'react-intl';
import { useFormDialog } from '../../../shared/form/useFormDialog.tsx';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { isModified } from '../../../shared/router/Link.tsx';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import css from './FormWay.module.css';

/** The forms that a module leads to: agency/page.go knows their pages too. */
export const forms = {
  valuation: {
    page: 'valuation',
    text: 'form.valuation.text',
    send: 'form.valuation.send',
  },
  demand: { page: 'demandRegister', text: 'form.demand.text', send: 'form.demand.send' },
  newsletter: {
    page: 'newsletter',
    text: 'form.newsletter.text',
    send: 'form.newsletter.send',
  },
} as const;

/** What a form is for, and a button that opens it over the page; without scripts it is a page of its own. */
export function FormWay({ form }: { form: keyof typeof forms }) {
  const intl = useIntl();
  const { page, text, send } = forms[form];
  const to = path(page, useLanguage());
  const { open, dialog } = useFormDialog(to);
  return (
    <div className={css.way}>
      <p>{intl.formatMessage({ id: text })}</p>
      <ButtonLink
        primary
        to={to}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (isModified(event)) return;
          event.preventDefault();
          open();
        }}
      >
        {intl.formatMessage({ id: send })}
      </ButtonLink>
      {dialog}
    </div>
  );
}

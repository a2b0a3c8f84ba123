import { useIntl } from 'react-intl';
import { Field } from '../../../../shared/form/fields/Field.tsx';

/** The tenants' net incomes as amounts, never their source. */
export function IncomeFields() {
  const intl = useIntl();
  const amount = { width: 'half', inputMode: 'decimal', autoComplete: 'off' } as const;
  const help = intl.formatMessage({ id: 'form.rent.perMonth' });
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'form.rent.income' })}</legend>
      <p className="small soft">{intl.formatMessage({ id: 'form.rent.incomeHelp' })}</p>
      <Field name="netIncome" {...amount} help={help} required />
      <Field name="secondIncome" {...amount} help={help} />
    </fieldset>
  );
}

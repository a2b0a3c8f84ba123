import { useIntl } from 'react-intl';
import { Choices } from './Choices.tsx';

/** How the visitor wants to be answered. */
export function PreferenceField() {
  const intl = useIntl();
  const options = (['EMAIL', 'PHONE'] as const).map((value) => ({
    value,
    text: intl.formatMessage({ id: `form.preference.${value}` }),
  }));
  return <Choices name="preference" options={options} initial={['EMAIL']} />;
}

import { useIntl } from 'react-intl';
import { Choices } from './Choices.tsx';

const slots = ['FROM_10_TO_13', 'FROM_14_TO_16', 'FROM_16_TO_19'] as const;

/** When the visitor can be called (specification section 9). */
export function SlotField() {
  const intl = useIntl();
  const options = slots.map((value) => ({
    value,
    text: intl.formatMessage({ id: `form.slot.${value}` }),
  }));
  return <Choices name="slot" options={options} />;
}

import { useIntl } from 'react-intl';
import type { BidFields_site$key } from '../../../../__generated__/BidFields_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { DateField } from '../../../../shared/form/fields/DateField.tsx';
import { Field } from '../../../../shared/form/fields/Field.tsx';
import { TextArea } from '../../../../shared/form/fields/TextArea.tsx';
import { Notice } from '../../../../shared/ui/Notice.tsx';

/** The amount of an offer, whether it is binding, how long it is valid, and its conditions. */
export function BidFields(props: { site: BidFields_site$key }) {
  const intl = useIntl();
  const { forms } = useFragment(
    graphql`
      fragment BidFields_site on Site {
        forms {
          offersBind
        }
      }
    `,
    props.site,
  );
  const binds = forms.offersBind ? 'form.offer.binds' : 'form.offer.free';
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'form.offer.bid' })}</legend>
      <Notice icon={forms.offersBind ? 'alert' : 'file'}>
        {intl.formatMessage({ id: binds })}
      </Notice>
      <Field name="amount" width="third" unit="€" inputMode="decimal" autoComplete="off" required />
      <Field
        name="letters"
        width="two-thirds"
        autoComplete="off"
        required
        help={intl.formatMessage({ id: 'form.offer.lettersHelp' })}
      />
      <DateField name="validFrom" width="half" required />
      <DateField name="validUntil" width="half" required />
      <TextArea
        name="conditions"
        rows={3}
        help={intl.formatMessage({ id: 'form.offer.conditionsHelp' })}
      />
    </fieldset>
  );
}

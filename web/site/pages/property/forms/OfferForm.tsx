import { useIntl } from 'react-intl';
import type { OfferForm_property$key } from '../../../../__generated__/OfferForm_property.graphql.ts';
import type { OfferForm_site$key } from '../../../../__generated__/OfferForm_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { Check } from '../../../../shared/form/fields/Check.tsx';
import { DateField } from '../../../../shared/form/fields/DateField.tsx';
import { Field } from '../../../../shared/form/fields/Field.tsx';
import { PersonFields } from '../../../../shared/form/fields/PersonFields.tsx';
import { SecondFields } from '../../../../shared/form/fields/SecondFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { BidFields } from './BidFields.tsx';

const mutation = graphql`
  mutation OfferFormMutation($input: OfferInput!) {
    makeOffer(input: $input) {
      ... on OfferMade {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

interface Props {
  site: OfferForm_site$key;
  property: OfferForm_property$key;
}

/** Makes an offer to buy a property, alone or with a second buyer. */
export function OfferForm(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment OfferForm_site on Site {
        ...PersonFields_site
        ...BidFields_site
      }
    `,
    props.site,
  );
  const { number } = useFragment(
    graphql`
      fragment OfferForm_property on Property {
        number
      }
    `,
    props.property,
  );
  return (
    <Form
      name="makeOffer"
      mutation={mutation}
      hidden={{ property: number }}
      submit={intl.formatMessage({ id: 'form.offer.send' })}
    >
      <BidFields site={site} />
      <PersonFields
        site={site}
        phoneRequired
        legend={intl.formatMessage({ id: 'form.offer.first' })}
      />
      <AddressFields legend={intl.formatMessage({ id: 'form.offer.address' })} />
      <SecondFields
        legend={intl.formatMessage({ id: 'form.offer.second' })}
        text={intl.formatMessage({ id: 'form.offer.secondText' })}
      />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.offer.signing' })}</legend>
        <Field name="place" width="half" required />
        <DateField name="signDate" width="half" required />
        <Check name="advance" required>
          {intl.formatMessage({ id: 'form.offer.advance' })}
        </Check>
      </fieldset>
    </Form>
  );
}

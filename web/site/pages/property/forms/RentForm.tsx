import { useIntl } from 'react-intl';
import type { RentForm_property$key } from '../../../../__generated__/RentForm_property.graphql.ts';
import type { RentForm_site$key } from '../../../../__generated__/RentForm_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { DateField } from '../../../../shared/form/fields/DateField.tsx';
import { PersonFields } from '../../../../shared/form/fields/PersonFields.tsx';
import { SecondFields } from '../../../../shared/form/fields/SecondFields.tsx';
import { TextArea } from '../../../../shared/form/fields/TextArea.tsx';
import { HouseholdFields } from './HouseholdFields.tsx';
import { IncomeFields } from './IncomeFields.tsx';

const mutation = graphql`
  mutation RentFormMutation($input: RentInput!) {
    applyForRent(input: $input) {
      ... on RentApplicationSent {
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
  site: RentForm_site$key;
  property: RentForm_property$key;
}

/** Applies for a rental: tenants, household, moving date and incomes, but never the source of an income. */
export function RentForm(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment RentForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  const { number } = useFragment(
    graphql`
      fragment RentForm_property on Property {
        number
      }
    `,
    props.property,
  );
  return (
    <Form
      name="applyForRent"
      mutation={mutation}
      hidden={{ property: number }}
      submit={intl.formatMessage({ id: 'form.rent.send' })}
    >
      <PersonFields
        site={site}
        phoneRequired
        legend={intl.formatMessage({ id: 'form.rent.first' })}
      />
      <SecondFields
        legend={intl.formatMessage({ id: 'form.rent.second' })}
        text={intl.formatMessage({ id: 'form.rent.secondText' })}
      />
      <HouseholdFields />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.rent.moving' })}</legend>
        <DateField name="movingDate" width="half" required />
        <TextArea name="reason" rows={2} />
      </fieldset>
      <IncomeFields />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.booking.more' })}</legend>
        <TextArea name="remark" rows={3} />
      </fieldset>
    </Form>
  );
}

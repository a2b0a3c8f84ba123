import { useIntl } from 'react-intl';
import type { WatchForm_property$key } from '../../../../__generated__/WatchForm_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { Field } from '../../../../shared/form/fields/Field.tsx';

const mutation = graphql`
  mutation WatchFormMutation($input: WatchInput!) {
    watchProperty(input: $input) {
      ... on PropertyWatched {
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

/** Asks to be told by email when a property changes. Emails come only after the link in a first one confirmed it. */
export function WatchForm(props: { property: WatchForm_property$key }) {
  const intl = useIntl();
  const { number } = useFragment(
    graphql`
      fragment WatchForm_property on Property {
        number
      }
    `,
    props.property,
  );
  return (
    <Form
      name="watchProperty"
      mutation={mutation}
      hidden={{ property: number }}
      submit={intl.formatMessage({ id: 'form.watch.send' })}
    >
      <fieldset>
        <legend className="hidden-text">{intl.formatMessage({ id: 'form.person' })}</legend>
        <Field name="email" type="email" autoComplete="email" required />
      </fieldset>
    </Form>
  );
}

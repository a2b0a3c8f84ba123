import { useIntl } from 'react-intl';
import type { QuestionForm_property$key } from '../../../../__generated__/QuestionForm_property.graphql.ts';
import type { QuestionForm_site$key } from '../../../../__generated__/QuestionForm_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { PersonFields } from '../../../../shared/form/fields/PersonFields.tsx';
import { PreferenceField } from '../../../../shared/form/fields/PreferenceField.tsx';
import { SlotField } from '../../../../shared/form/fields/SlotField.tsx';
import { TextArea } from '../../../../shared/form/fields/TextArea.tsx';

const mutation = graphql`
  mutation QuestionFormMutation($input: QuestionInput!) {
    askAboutProperty(input: $input) {
      ... on QuestionSent {
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
  site: QuestionForm_site$key;
  property: QuestionForm_property$key;
}

/** A question about a property, with how and when to answer it. */
export function QuestionForm(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment QuestionForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  const { number } = useFragment(
    graphql`
      fragment QuestionForm_property on Property {
        number
      }
    `,
    props.property,
  );
  return (
    <Form
      name="askAboutProperty"
      mutation={mutation}
      hidden={{ property: number }}
      submit={intl.formatMessage({ id: 'form.ask.send' })}
    >
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.question' })}</legend>
        <TextArea name="remark" required />
        <PreferenceField />
        <SlotField />
      </fieldset>
      <PersonFields site={site} />
    </Form>
  );
}

import { useIntl } from 'react-intl';
import type { DocumentsForm_property$key } from '../../../../__generated__/DocumentsForm_property.graphql.ts';
import type { DocumentsForm_site$key } from '../../../../__generated__/DocumentsForm_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { Choices } from '../../../../shared/form/fields/Choices.tsx';
import { PersonFields } from '../../../../shared/form/fields/PersonFields.tsx';
import { TextArea } from '../../../../shared/form/fields/TextArea.tsx';

const mutation = graphql`
  mutation DocumentsFormMutation($input: DocumentsInput!) {
    requestDocuments(input: $input) {
      ... on DocumentsRequested {
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
  site: DocumentsForm_site$key;
  property: DocumentsForm_property$key;
}

/** Requests documents of a property. A repeated request is answered alike; its email says that they were requested before. */
export function DocumentsForm(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment DocumentsForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  const { number, documents } = useFragment(
    graphql`
      fragment DocumentsForm_property on Property {
        number
        documents {
          name
        }
      }
    `,
    props.property,
  );
  if (documents.length === 0) return <p>{intl.formatMessage({ id: 'form.documents.none' })}</p>;
  const options = documents.map(({ name }, i) => ({ value: String(i), text: name }));
  return (
    <Form
      name="requestDocuments"
      mutation={mutation}
      hidden={{ property: number }}
      submit={intl.formatMessage({ id: 'form.documents.send' })}
    >
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.documents.which' })}</legend>
        <Choices name="documents" wide many kind="int" required options={options} />
        <TextArea name="remark" rows={3} />
      </fieldset>
      <PersonFields site={site} />
    </Form>
  );
}

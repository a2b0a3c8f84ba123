import { useIntl } from 'react-intl';
import type { ValuationForm_query$key } from '../../../__generated__/ValuationForm_query.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { FileField } from '../../../shared/form/fields/FileField.tsx';
import { mostOfPicture } from '../../../shared/form/fields/fileSizes.ts';
import { PersonFields } from '../../../shared/form/fields/PersonFields.tsx';
import { TextArea } from '../../../shared/form/fields/TextArea.tsx';
import { PropertyFields } from './PropertyFields.tsx';

const mutation = graphql`
  mutation ValuationFormMutation($input: ValuationInput!) {
    requestValuation(input: $input) {
      ... on ValuationRequested {
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

/** Requests a valuation of the visitor's property. */
export function ValuationForm(props: { query: ValuationForm_query$key }) {
  const intl = useIntl();
  const query = useFragment(
    graphql`
      fragment ValuationForm_query on Query @argumentDefinitions(language: { type: "Language!" }) {
        site(language: $language) {
          ...PersonFields_site
        }
        categories(language: $language) {
          ...PropertyFields_categories
        }
      }
    `,
    props.query,
  );
  return (
    <Form
      name="requestValuation"
      mutation={mutation}
      files
      submit={intl.formatMessage({ id: 'form.valuation.send' })}
    >
      <PropertyFields categories={query.categories} />
      <PersonFields site={query.site} />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.valuation.more' })}</legend>
        <TextArea name="remark" />
        <FileField
          name="photos"
          most={mostOfPicture}
          count={10}
          accept="image/jpeg,image/png,image/webp"
          help={intl.formatMessage({ id: 'form.valuation.photos' }, { most: mostOfPicture })}
        />
      </fieldset>
    </Form>
  );
}

import { useIntl } from 'react-intl';
import type { DemandForm_query$key } from '../../../__generated__/DemandForm_query.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { DemandFields } from '../../../shared/demand/DemandFields.tsx';
import type { DemandFilter } from '../../../shared/demand/demandFilter.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { PersonFields } from '../../../shared/form/fields/PersonFields.tsx';
import { TextArea } from '../../../shared/form/fields/TextArea.tsx';

const mutation = graphql`
  mutation DemandFormMutation($input: DemandInput!) {
    registerDemand(input: $input) {
      ... on DemandRegistered {
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

/** Registers a demand: an alert by email for each matching property that is new or becomes cheaper. */
export function DemandForm({
  selection,
  ...props
}: {
  query: DemandForm_query$key;
  selection: DemandFilter;
}) {
  const intl = useIntl();
  const query = useFragment(
    graphql`
      fragment DemandForm_query on Query @argumentDefinitions(language: { type: "Language!" }) {
        site(language: $language) {
          ...PersonFields_site
        }
        ...DemandFields_query @arguments(language: $language)
      }
    `,
    props.query,
  );
  return (
    <Form
      name="registerDemand"
      mutation={mutation}
      newsletter
      submit={intl.formatMessage({ id: 'form.demand.send' })}
    >
      <DemandFields query={query} selection={selection} />
      <PersonFields site={query.site} />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.demand.more' })}</legend>
        <TextArea name="remark" />
      </fieldset>
    </Form>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DemandForm_query$key } from '../../__generated__/DemandForm_query.graphql.ts';
import { Form } from '../../components/form/Form.tsx';
import { PersonFields } from '../../components/form/PersonFields.tsx';
import { TextArea } from '../../components/form/TextArea.tsx';
import { WantedFields } from './WantedFields.tsx';
import type { Wanted } from './wanted.ts';

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

/** A search that is kept: a letter comes for each home that appears or becomes cheaper. */
export function DemandForm({ wanted, ...props }: { query: DemandForm_query$key; wanted: Wanted }) {
  const intl = useIntl();
  const query = useFragment(
    graphql`
      fragment DemandForm_query on Query @argumentDefinitions(language: { type: "Language!" }) {
        site(language: $language) {
          ...PersonFields_site
        }
        ...WantedFields_query @arguments(language: $language)
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
      <WantedFields query={query} wanted={wanted} />
      <PersonFields site={query.site} />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.demand.more' })}</legend>
        <TextArea name="remark" />
      </fieldset>
    </Form>
  );
}

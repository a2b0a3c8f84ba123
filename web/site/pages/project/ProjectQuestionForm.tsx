import { useIntl } from 'react-intl';
import type { ProjectQuestionForm_project$key } from '../../../__generated__/ProjectQuestionForm_project.graphql.ts';
import type { ProjectQuestionForm_site$key } from '../../../__generated__/ProjectQuestionForm_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { Field } from '../../../shared/form/fields/Field.tsx';
import { PersonFields } from '../../../shared/form/fields/PersonFields.tsx';
import { Select } from '../../../shared/form/fields/Select.tsx';
import { TextArea } from '../../../shared/form/fields/TextArea.tsx';
import { isTaken } from '../../../shared/property/offered.ts';

const mutation = graphql`
  mutation ProjectQuestionFormMutation($input: ProjectQuestionInput!) {
    askAboutProject(input: $input) {
      ... on ProjectQuestionSent {
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
  site: ProjectQuestionForm_site$key;
  project: ProjectQuestionForm_project$key;
}

/** A question about a project, optionally about one of its units that is still free. */
export function ProjectQuestionForm(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment ProjectQuestionForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  const { number, units } = useFragment(
    graphql`
      fragment ProjectQuestionForm_project on Project {
        number
        units {
          number
          unitName
          title
          status
          marquee {
            code
          }
        }
      }
    `,
    props.project,
  );
  const free = units.filter((unit) => !isTaken(unit));
  const options = free.map((unit) => ({
    value: String(unit.number),
    text: unit.unitName || unit.title,
  }));
  const none = { value: '', text: intl.formatMessage({ id: 'form.anyUnit' }) };
  return (
    <Form
      name="askAboutProject"
      mutation={mutation}
      hidden={{ project: number }}
      submit={intl.formatMessage({ id: 'form.ask.send' })}
    >
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.question' })}</legend>
        <Select name="unit" kind="int" width="half" options={[none, ...options]} />
        <Field name="budget" kind="int" width="half" unit="€" />
        <TextArea name="remark" />
      </fieldset>
      <PersonFields site={site} />
    </Form>
  );
}

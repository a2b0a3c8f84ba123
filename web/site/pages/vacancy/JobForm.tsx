import { useIntl } from 'react-intl';
import type { JobForm_site$key } from '../../../__generated__/JobForm_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { FileField } from '../../../shared/form/fields/FileField.tsx';
import { mostOfCv } from '../../../shared/form/fields/fileSizes.ts';
import { PersonFields } from '../../../shared/form/fields/PersonFields.tsx';
import { TextArea } from '../../../shared/form/fields/TextArea.tsx';

const mutation = graphql`
  mutation JobFormMutation($input: JobInput!) {
    applyForJob(input: $input) {
      ... on ApplicationSent {
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

const kinds = [
  '.pdf',
  '.doc',
  '.docx',
  '.odt',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
].join(',');

interface Props {
  site: JobForm_site$key;
  /** The key of the vacancy's article. */
  vacancy: string;
}

/** Applies for a job, with a CV. */
export function JobForm({ vacancy, ...props }: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment JobForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  return (
    <Form
      name="applyForJob"
      mutation={mutation}
      files
      hidden={{ vacancy }}
      submit={intl.formatMessage({ id: 'form.job.send' })}
    >
      <PersonFields site={site} phoneRequired />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.job.you' })}</legend>
        <FileField
          name="cv"
          most={mostOfCv}
          accept={kinds}
          required
          help={intl.formatMessage({ id: 'form.job.kinds' }, { most: mostOfCv })}
        />
        <TextArea name="motivation" />
      </fieldset>
    </Form>
  );
}

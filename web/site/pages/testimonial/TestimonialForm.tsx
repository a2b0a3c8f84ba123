import { useIntl } from 'react-intl';
import type { TestimonialForm_site$key } from '../../../__generated__/TestimonialForm_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { Check } from '../../../shared/form/fields/Check.tsx';
import { Field } from '../../../shared/form/fields/Field.tsx';
import { FileField } from '../../../shared/form/fields/FileField.tsx';
import { mostOfPicture } from '../../../shared/form/fields/fileSizes.ts';
import { PersonFields } from '../../../shared/form/fields/PersonFields.tsx';
import { TextArea } from '../../../shared/form/fields/TextArea.tsx';

const mutation = graphql`
  mutation TestimonialFormMutation($input: TestimonialInput!) {
    postTestimonial(input: $input) {
      ... on TestimonialPosted {
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

/** Sends a testimonial. The agency reads it before it is published. */
export function TestimonialForm(props: { site: TestimonialForm_site$key }) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment TestimonialForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  return (
    <Form
      name="postTestimonial"
      mutation={mutation}
      files
      submit={intl.formatMessage({ id: 'form.testimonial.send' })}
    >
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.testimonial.shown' })}</legend>
        <Field name="name" width="half" autoComplete="nickname" required />
        <Field name="aboutYou" width="half" autoComplete="off" />
        <TextArea
          name="comment"
          required
          help={intl.formatMessage({ id: 'form.testimonial.length' })}
        />
        <Field name="homepage" type="url" inputMode="url" autoComplete="url" />
        <FileField
          name="image"
          most={mostOfPicture}
          accept="image/jpeg,image/png,image/webp"
          help={intl.formatMessage({ id: 'form.testimonial.picture' }, { most: mostOfPicture })}
        />
        <Check name="publish" required />
      </fieldset>
      <PersonFields site={site} legend={intl.formatMessage({ id: 'form.testimonial.person' })} />
    </Form>
  );
}

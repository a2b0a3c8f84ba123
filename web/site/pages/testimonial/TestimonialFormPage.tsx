import { useIntl } from 'react-intl';
import type { TestimonialFormPageQuery } from '../../../__generated__/TestimonialFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import type { PageProps } from '../../../shared/router/page.ts';
import { path, paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { TestimonialForm } from './TestimonialForm.tsx';

export const query = graphql`
  query TestimonialFormPageQuery($language: Language!) {
    site(language: $language) {
      ...FormFrame_site
      ...TestimonialForm_site
    }
  }
`;

export function TestimonialFormPage({ data }: PageProps<TestimonialFormPageQuery>) {
  const intl = useIntl();
  const list = path('testimonials', useLanguage());
  const { languages } = useRouter();
  const { site } = data;
  const title = intl.formatMessage({ id: 'form.testimonial.title' });
  const steps = [{ to: list, text: intl.formatMessage({ id: 'content.testimonials' }) }];
  return (
    <FormFrame
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.testimonial.text' })}
      crumbs={<Crumbs steps={steps} here={title} />}
      paths={paths('testimonials', languages)}
    >
      <TestimonialForm site={site} />
    </FormFrame>
  );
}

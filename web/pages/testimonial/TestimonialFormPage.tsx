import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { TestimonialFormPageQuery } from '../../__generated__/TestimonialFormPageQuery.graphql.ts';
import { useLanguage } from '../../app/i18n/language.tsx';
import type { PageProps } from '../../app/router/page.ts';
import { path, paths } from '../../app/router/paths.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { FormFrame } from '../../components/form/FormFrame.tsx';
import { Crumbs } from '../../components/ui/Crumbs.tsx';
import { TestimonialForm } from './TestimonialForm.tsx';

export const query = graphql`
  query TestimonialFormPageQuery($language: Language!) @preloadable {
    site(language: $language) {
      ...FormFrame_site
      ...TestimonialForm_site
    }
  }
`;

export function TestimonialFormPage({ data: preloaded }: PageProps<TestimonialFormPageQuery>) {
  const intl = useIntl();
  const list = path('testimonials', useLanguage());
  const { languages } = useRouter();
  const { site } = usePreloadedQuery<TestimonialFormPageQuery>(query, preloaded);
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

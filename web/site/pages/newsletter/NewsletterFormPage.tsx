import { useIntl } from 'react-intl';
import type { NewsletterFormPageQuery } from '../../../__generated__/NewsletterFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

export const query = graphql`
  query NewsletterFormPageQuery($language: Language!) {
    site(language: $language) {
      ...FormFrame_site
    }
  }
`;

export function NewsletterFormPage({ data }: PageProps<NewsletterFormPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site } = data;
  const title = intl.formatMessage({ id: 'form.newsletter.title' });
  return (
    <FormFrame
      own
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.newsletter.text' })}
      crumbs={<Crumbs here={title} />}
      paths={paths('newsletter', languages)}
    >
      <NewsletterForm />
    </FormFrame>
  );
}

import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ContactFormPageQuery } from '../__generated__/ContactFormPageQuery.graphql.ts';
import { Modules } from '../content/Modules.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import type { PageProps } from '../router/page.ts';
import { paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Reach } from './Reach.tsx';

export const query = graphql`
  query ContactFormPageQuery($language: Language!, $path: String!) @preloadable {
    site(language: $language) {
      ...FormFrame_site
      ...Reach_site
      ...ContactForm_site
      ...Modules_site
    }
    page(path: $path, language: $language) {
      title
      seo {
        ...Head_seo
      }
      ...Modules_page
    }
  }
`;

/** How to reach the agency, with the form to write to it, and under it what else the agency configured there. */
export function ContactFormPage({ data: preloaded }: PageProps<ContactFormPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page } = usePreloadedQuery<ContactFormPageQuery>(query, preloaded);
  const title = page?.title ?? intl.formatMessage({ id: 'content.contact' });
  return (
    <FormFrame
      own
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.contact.text' })}
      aside={<Reach site={site} />}
      crumbs={<Crumbs here={title} />}
      paths={paths('contact', languages)}
      seo={page?.seo}
      after={page && <Modules page={page} site={site} without="CONTACT" />}
    >
      <ContactForm site={site} />
    </FormFrame>
  );
}

import { useIntl } from 'react-intl';
import type { ContactFormPageQuery } from '../../../__generated__/ContactFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { Reach } from '../../../shared/contact/Reach.tsx';
import { ReachLinks } from '../../../shared/contact/ReachLinks.tsx';
import type { PageProps } from '../../../shared/router/page.ts';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { Modules } from '../../modules/Modules.tsx';
import { rowsOf } from '../../modules/rows.ts';
import { ContactForm } from './ContactForm.tsx';
import { Offices } from './Offices.tsx';

export const query = graphql`
  query ContactFormPageQuery($language: Language!, $path: String!) {
    site(language: $language) {
      ...FormFrame_site
      ...Offices_site
      ...Reach_site
      ...ReachLinks_site
      ...ContactForm_site
      ...Modules_site
    }
    page(path: $path, language: $language) {
      title
      seo {
        ...Head_seo
      }
      modules {
        kind
        row
        sm
        md
        lg
      }
      ...Modules_page
    }
  }
`;

/**
 * How to reach the agency, where its offices are and when they are open, and below that the contact form. The form stands in the row of the
 * configured contact module, beside the other modules of that row; when it is alone there, it stands beside the telephone number, above
 * the other modules.
 */
export function ContactFormPage({ data }: PageProps<ContactFormPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page } = data;
  const title = page?.title ?? intl.formatMessage({ id: 'content.contact' });
  const text = intl.formatMessage({ id: 'form.contact.text' });
  const frame = {
    own: true,
    site,
    title,
    crumbs: <Crumbs here={title} />,
    paths: paths('contact', languages),
    seo: page?.seo,
  };
  const form = <ContactForm site={site} />;
  const words = (
    <>
      {text} <ReachLinks site={site} />
    </>
  );
  const shared = page && sharesItsRow(page.modules);
  return (
    <FormFrame {...frame} ownLayout text={shared ? words : text}>
      <Offices site={site} />
      {!shared && (
        <section className="section wrap split">
          <Reach site={site} />
          {form}
        </section>
      )}
      {page && <Modules page={page} site={site} contact={shared ? form : null} />}
    </FormFrame>
  );
}

type Module = Parameters<typeof rowsOf>[0][number] & { readonly kind: string };

/** Whether another module stands beside the contact module. */
function sharesItsRow(modules: readonly Module[]): boolean {
  return rowsOf(modules).some(
    (row) => row.length > 1 && row.some(({ kind }) => kind === 'CONTACT'),
  );
}

import { useIntl } from 'react-intl';
import type { ValuationFormPageQuery } from '../../../__generated__/ValuationFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { Modules } from '../../modules/Modules.tsx';
import { ValuationForm } from './ValuationForm.tsx';

export const query = graphql`
  query ValuationFormPageQuery($language: Language!, $path: String!) {
    site(language: $language) {
      ...FormFrame_site
      ...Modules_site
    }
    page(path: $path, language: $language) {
      title
      seo {
        ...Head_seo
      }
      ...Modules_page
    }
    ...ValuationForm_query @arguments(language: $language)
  }
`;

/** Requests a free valuation; under the form come the modules the agency configured there. */
export function ValuationFormPage({ data }: PageProps<ValuationFormPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page } = data;
  const title = page?.title ?? intl.formatMessage({ id: 'form.valuation.title' });
  return (
    <FormFrame
      own
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.valuation.text' })}
      crumbs={<Crumbs here={title} />}
      paths={paths('valuation', languages)}
      seo={page?.seo}
      after={page && <Modules page={page} site={site} />}
    >
      <ValuationForm query={data} />
    </FormFrame>
  );
}

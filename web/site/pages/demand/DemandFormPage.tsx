import { useIntl } from 'react-intl';
import type { DemandFormPageQuery } from '../../../__generated__/DemandFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { demandFilterIn } from '../../../shared/demand/demandFilter.ts';
import { Matching } from '../../../shared/demand/Matching.tsx';
import { registerSearch } from '../../../shared/demand/registerPath.ts';
import { useMatching } from '../../../shared/demand/useMatching.ts';
import { usePosted } from '../../../shared/form/posted.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { Modules } from '../../modules/Modules.tsx';
import { DemandForm } from './DemandForm.tsx';

export const query = graphql`
  query DemandFormPageQuery($language: Language!, $path: String!, $filter: PropertyFilter)
  {
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
    properties(language: $language, filter: $filter, first: 1) {
      totalCount
    }
    ...DemandForm_query @arguments(language: $language)
  }
`;

/** Registers a demand, filled in with the filter of a list's address. Shows how many properties match now. */
export function DemandFormPage({ data, location }: PageProps<DemandFormPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page, properties } = data;
  const selection = demandFilterIn(location.search);
  const posted = usePosted('registerDemand') !== null; // the fields are not those of the address, so its count does not hold
  const { found, count } = useMatching(posted ? null : { selection, total: properties.totalCount });
  const title = page?.title ?? intl.formatMessage({ id: 'form.demand.title' });
  return (
    <FormFrame
      own
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.demand.text' })}
      aside={<Matching found={found} />}
      crumbs={<Crumbs here={title} />}
      paths={paths('demandRegister', languages)}
      search={registerSearch(location.search)}
      seo={page?.seo}
      after={page && <Modules page={page} site={site} />}
    >
      <div onChange={count}>
        <DemandForm query={data} selection={selection} />
      </div>
    </FormFrame>
  );
}

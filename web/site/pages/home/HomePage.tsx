import { useIntl } from 'react-intl';
import type { HomePageQuery } from '../../../__generated__/HomePageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Page } from '../../layout/Page.tsx';
import { Modules } from '../../modules/Modules.tsx';
import { Banner } from './Banner.tsx';
import css from './HomePage.module.css';
import { Newsletter } from './Newsletter.tsx';

export const query = graphql`
  query HomePageQuery($language: Language!, $path: String!) {
    site(language: $language) {
      banner {
        kind
        text
        image {
          ...Head_photo
        }
      }
      ...Page_site
      ...Banner_site
      ...Modules_site
    }
    page(path: $path, language: $language) {
      seo {
        ...Head_seo
      }
      image {
        ...Head_photo
      }
      ...Modules_page
    }
  }
`;

/** The home page: the banner, the modules the agency configured and the newsletter. */
export function HomePage({ data }: PageProps<HomePageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page } = data;
  return (
    <Page
      site={site}
      title={intl.formatMessage({ id: 'home.title' })}
      description={site.banner.text}
      seo={page?.seo}
      image={page?.image ?? site.banner.image}
      paths={paths('home', languages)}
      under={site.banner.kind !== 'NONE'}
    >
      <Banner site={site} />
      {page && <Modules page={page} site={site} home first={css.first} />}
      <Newsletter />
    </Page>
  );
}

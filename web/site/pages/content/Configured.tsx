import type { Configured_page$key } from '../../../__generated__/Configured_page.graphql.ts';
import type { Configured_site$key } from '../../../__generated__/Configured_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Article } from '../../../shared/article/Article.tsx';
import { Crumbs, type Step } from '../../../shared/ui/Crumbs.tsx';
import { TitleRow } from '../../../shared/ui/TitleRow.tsx';
import { Page } from '../../layout/Page.tsx';
import { Modules } from '../../modules/Modules.tsx';
import css from './Configured.module.css';

interface Props {
  page: Configured_page$key;
  site: Configured_site$key;
  /** The pages above it, for the breadcrumbs. */
  steps: readonly Step[];
}

/** A page that the agency configured. One whose only module is a whole article looks like the article's own page. */
export function Configured({ steps, ...props }: Props) {
  const site = useFragment(
    graphql`
      fragment Configured_site on Site {
        ...Page_site
        ...Modules_site
        ...Article_site
      }
    `,
    props.site,
  );
  const page = useFragment(
    graphql`
      fragment Configured_page on Page {
        title
        paths {
          language
          path
          translated
        }
        seo {
          description
          ...Head_seo
        }
        image {
          ...Head_photo
        }
        modules {
          view
          article {
            intro
            image {
              ...Head_photo
            }
            ...Article_article
          }
        }
        ...Modules_page
      }
    `,
    props.page,
  );
  const [first, ...others] = page.modules;
  const alone = others.length === 0 && first?.view !== 'NEWS' ? first?.article : null;
  const article = others.length === 0 && first?.view === 'SINGLE' ? first.article : null;
  const crumbs = <Crumbs steps={steps} here={page.title} />;
  return (
    <Page
      site={site}
      title={page.title}
      description={alone?.intro || page.title}
      seo={page.seo}
      image={page.image ?? article?.image}
      paths={page.paths}
    >
      {article ? (
        <Article article={article} site={site} crumbs={crumbs} />
      ) : (
        <>
          <div className="wrap">
            {crumbs}
            <TitleRow title={page.title}>{alone?.intro || page.seo.description || null}</TitleRow>
          </div>
          <Modules page={page} site={site} first={css.first} />
        </>
      )}
    </Page>
  );
}

import type { ArticleView_article$key } from '../../../__generated__/ArticleView_article.graphql.ts';
import type { ArticleView_site$key } from '../../../__generated__/ArticleView_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Article } from '../../../shared/article/Article.tsx';
import { Crumbs, type Step } from '../../../shared/ui/Crumbs.tsx';
import { Page } from '../../layout/Page.tsx';

interface Props {
  article: ArticleView_article$key;
  site: ArticleView_site$key;
  /** The pages above it, for the breadcrumbs. */
  steps: readonly Step[];
}

/** The page of an article that is not in the menu: a vacancy, a testimonial. */
export function ArticleView({ steps, ...props }: Props) {
  const site = useFragment(
    graphql`
      fragment ArticleView_site on Site {
        ...Page_site
        ...Article_site
      }
    `,
    props.site,
  );
  const article = useFragment(
    graphql`
      fragment ArticleView_article on Article {
        title
        intro
        paths {
          language
          path
          translated
        }
        image {
          ...Head_photo
        }
        ...Article_article
      }
    `,
    props.article,
  );
  const { title, intro, paths, image } = article;
  return (
    <Page
      site={site}
      title={title}
      description={intro || title}
      image={image}
      paths={paths}
      kind="article"
    >
      <Article article={article} site={site} crumbs={<Crumbs steps={steps} here={title} />} />
    </Page>
  );
}

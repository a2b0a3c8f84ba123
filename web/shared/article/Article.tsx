import type { ReactNode } from 'react';
import type { Article_article$key } from '../../__generated__/Article_article.graphql.ts';
import type { Article_site$key } from '../../__generated__/Article_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { ArticleJsonLd } from '../jsonld/ArticleJsonLd.tsx';
import { Day } from '../ui/Day.tsx';
import { Photo } from '../ui/photo/Photo.tsx';
import css from './Article.module.css';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleBody } from './ArticleBody.tsx';

interface Props {
  article: Article_article$key;
  site: Article_site$key;
  crumbs: ReactNode;
}

/** An article as a whole page: title, date, picture, text and whom to contact. */
export function Article({ crumbs, ...props }: Props) {
  const site = useFragment(
    graphql`
      fragment Article_site on Site {
        ...ArticleAside_site
        ...ArticleJsonLd_site
      }
    `,
    props.site,
  );
  const article = useFragment(
    graphql`
      fragment Article_article on Article {
        title
        date
        image {
          ...Photo_photo
        }
        ...ArticleBody_article
        ...ArticleAside_article
        ...ArticleJsonLd_article
      }
    `,
    props.article,
  );
  const { title, date, image } = article;
  return (
    <article className={`wrap ${css.article}`}>
      {import.meta.env.SSR && <ArticleJsonLd article={article} site={site} />}
      <header>
        {crumbs}
        <h1>{title}</h1>
        {date && (
          <p>
            <Day date={date} />
          </p>
        )}
      </header>
      {image && (
        <Photo
          photo={image}
          sizes="(min-width: 82rem) 82rem, 92vw"
          priority
          className={css.picture}
        />
      )}
      <div className={`split ${css.text}`}>
        <ArticleBody article={article} />
        <ArticleAside article={article} site={site} className={css.aside} />
      </div>
    </article>
  );
}

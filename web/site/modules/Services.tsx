import type { Photo_photo$key } from '../../__generated__/Photo_photo.graphql.ts';
import type { Services_articles$key } from '../../__generated__/Services_articles.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { ArticleLinks } from '../../shared/article/ArticleLinks.tsx';
import { Photo } from '../../shared/ui/photo/Photo.tsx';
import css from './Services.module.css';

interface Props {
  articles: Services_articles$key;
  heading: 'h2' | 'h3';
  /** The picture beside them; without one, that of the first service with a picture. */
  picture: Photo_photo$key | null | undefined;
}

/** The agency's services, beside a picture. */
export function Services({ heading, picture, ...props }: Props) {
  const articles = useFragment(
    graphql`
      fragment Services_articles on Article @relay(plural: true) {
        image {
          ...Photo_photo
        }
        ...ArticleLinks_articles
      }
    `,
    props.articles,
  );
  const image = picture ?? articles.find((article) => article.image)?.image;
  if (!image) return <ArticleLinks articles={articles} heading={heading} />;
  return (
    <div className={`split ${css.services}`}>
      <Photo photo={image} sizes="(min-width: 60rem) 34rem, 90vw" className={css.picture} />
      <ArticleLinks articles={articles} heading={heading} />
    </div>
  );
}

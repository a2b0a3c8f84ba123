import type { ArticleCard_article$key } from '../../__generated__/ArticleCard_article.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { cardSizes } from '../property/card/cardSizes.ts';
import { Link } from '../router/Link.tsx';
import { Photo } from '../ui/photo/Photo.tsx';
import { PhotoFrame } from '../ui/photo/PhotoFrame.tsx';
import css from './ArticleCard.module.css';

interface Props {
  article: ArticleCard_article$key;
  heading: 'h2' | 'h3';
}

/** Picture, title and introduction of an article. The title is a link when the article has a page. */
export function ArticleCard({ heading: Heading, ...props }: Props) {
  const { path, title, intro, image } = useFragment(
    graphql`
      fragment ArticleCard_article on Article {
        path
        title
        intro
        image {
          ...Photo_photo
        }
      }
    `,
    props.article,
  );
  return (
    <article className={css.card}>
      {image && (
        <PhotoFrame className={css.photo}>
          <Photo photo={image} sizes={cardSizes} />
        </PhotoFrame>
      )}
      <Heading>{path ? <Link to={path}>{title}</Link> : title}</Heading>
      <p>{intro}</p>
    </article>
  );
}

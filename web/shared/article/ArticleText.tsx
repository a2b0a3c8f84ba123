import type { ArticleText_article$key } from '../../__generated__/ArticleText_article.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Html } from '../router/Html.tsx';
import { Photo } from '../ui/photo/Photo.tsx';
import css from './ArticleText.module.css';

interface Props {
  article: ArticleText_article$key;
  /** The text in another form than the article's own. */
  html?: string | null | undefined;
}

/** An article's picture and text within another page. */
export function ArticleText({ html, ...props }: Props) {
  const { body, image } = useFragment(
    graphql`
      fragment ArticleText_article on Article {
        body
        image {
          ...Photo_photo
        }
      }
    `,
    props.article,
  );
  return (
    <>
      {image && (
        <Photo photo={image} sizes="(min-width: 82rem) 82rem, 92vw" className={css.picture} />
      )}
      <Html html={html ?? body} className={`prose ${css.text}`} />
    </>
  );
}

import type { ArticleBody_article$key } from '../../__generated__/ArticleBody_article.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Html } from '../router/Html.tsx';
import css from './ArticleText.module.css';
import { categoryOf } from './category.ts';
import { Quote } from './Quote.tsx';
import { splitQuote } from './quote.ts';

/** The text of an article. A testimonial opens with its quotation, large. */
export function ArticleBody(props: { article: ArticleBody_article$key }) {
  const { key, intro, body, author } = useFragment(
    graphql`
      fragment ArticleBody_article on Article {
        key
        intro
        body
        author
      }
    `,
    props.article,
  );
  const { quote, rest } = splitQuote(body);
  if (categoryOf(key) === 'testimonials' && quote !== '') {
    return (
      <div>
        <Quote large author={author ?? ''} about={intro}>
          <Html html={quote} />
        </Quote>
        <Html html={rest} className={`prose ${css.text} ${css.after}`} />
      </div>
    );
  }
  return (
    <div className="prose">
      {intro && <p className="lead">{intro}</p>}
      <Html html={body} className={`prose ${css.text}`} />
    </div>
  );
}

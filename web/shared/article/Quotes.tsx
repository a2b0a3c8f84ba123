import type { Quotes_articles$key } from '../../__generated__/Quotes_articles.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Html } from '../router/Html.tsx';
import { Link } from '../router/Link.tsx';
import { Quote } from './Quote.tsx';
import css from './Quotes.module.css';
import { splitQuote } from './quote.ts';

/** Testimonials, the first one large: the quotation each opens with, else its title. The author links to the whole text. */
export function Quotes(props: { articles: Quotes_articles$key }) {
  const articles = useFragment(
    graphql`
      fragment Quotes_articles on Article @relay(plural: true) {
        key
        path
        title
        intro
        body
        author
      }
    `,
    props.articles,
  );
  return (
    <div className={css.quotes}>
      {articles.map(({ key, path, title, intro, body, author }, i) => {
        const { quote } = splitQuote(body);
        const who = <Link to={path}>{author || title}</Link>;
        return (
          <Quote key={key} large={i === 0} author={who} about={intro}>
            {quote ? <Html html={quote} /> : <p>{title}</p>}
          </Quote>
        );
      })}
    </div>
  );
}

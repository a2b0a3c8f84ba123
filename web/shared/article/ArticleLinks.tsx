import type { ArticleLinks_articles$key } from '../../__generated__/ArticleLinks_articles.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Link } from '../router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import css from './ArticleLinks.module.css';

interface Props {
  articles: ArticleLinks_articles$key;
  heading: 'h2' | 'h3';
}

/** Articles line by line, each with its introduction. */
export function ArticleLinks({ heading: Heading, ...props }: Props) {
  const articles = useFragment(
    graphql`
      fragment ArticleLinks_articles on Article @relay(plural: true) {
        key
        path
        title
        intro
      }
    `,
    props.articles,
  );
  return (
    <ul className={css.links}>
      {articles.map(({ key, path, title, intro }) => (
        <li key={key}>
          <Link to={path}>
            <Heading>{title}</Heading>
            <p>{intro}</p>
            <Icon name="arrowRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

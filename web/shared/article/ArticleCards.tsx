import type { ArticleCards_articles$key } from '../../__generated__/ArticleCards_articles.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { PropertyGrid } from '../property/card/PropertyGrid.tsx';
import { ArticleCard } from './ArticleCard.tsx';

interface Props {
  articles: ArticleCards_articles$key;
  heading: 'h2' | 'h3';
}

/** Articles side by side. */
export function ArticleCards({ heading, ...props }: Props) {
  const articles = useFragment(
    graphql`
      fragment ArticleCards_articles on Article @relay(plural: true) {
        key
        ...ArticleCard_article
      }
    `,
    props.articles,
  );
  return (
    <PropertyGrid>
      {articles.map((article) => (
        <ArticleCard key={article.key} article={article} heading={heading} />
      ))}
    </PropertyGrid>
  );
}

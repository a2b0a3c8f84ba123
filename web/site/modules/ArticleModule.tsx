import type { ArticleModule_module$key } from '../../__generated__/ArticleModule_module.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { repeated } from '../../shared/answer/repeated.tsx';
import { ArticleCard } from '../../shared/article/ArticleCard.tsx';
import { ArticleText } from '../../shared/article/ArticleText.tsx';
import { type Frame, headingIn } from './frame.ts';
import { Section } from './Section.tsx';

/** One article as a module: a card, or the whole text. */
export const ArticleModule = repeated('ArticleModule', OneArticle);

function OneArticle({ frame, ...props }: { module: ArticleModule_module$key; frame: Frame }) {
  const { view, article } = useFragment(
    graphql`
      fragment ArticleModule_module on Module {
        view
        article {
          title
          intro
          ...ArticleText_article
          ...ArticleCard_article
        }
      }
    `,
    props.module,
  );
  if (!article) return null;
  if (view === 'SINGLE') {
    return (
      <Section frame={frame} title={article.title} text={article.intro}>
        <ArticleText article={article} />
      </Section>
    );
  }
  return (
    <Section frame={{ ...frame, alone: true }} title={article.title}>
      <ArticleCard article={article} heading={headingIn({ ...frame, alone: true })} />
    </Section>
  );
}

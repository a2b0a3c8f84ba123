import type { ArticleModule_module$key } from '../../__generated__/ArticleModule_module.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { repeated } from '../../shared/answer/repeated.tsx';
import { ArticleCard } from '../../shared/article/ArticleCard.tsx';
import { ArticleText } from '../../shared/article/ArticleText.tsx';
import './articleViews.css';
import { type Frame, headingIn } from './frame.ts';
import { Section } from './Section.tsx';

/** One article as a module: a card, or the whole text, in the form of its view. */
export const ArticleModule = repeated('ArticleModule', OneArticle);

function OneArticle({ frame, ...props }: { module: ArticleModule_module$key; frame: Frame }) {
  const { view, article, text } = useFragment(
    graphql`
      fragment ArticleModule_module on Module {
        view
        text
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
  if (view !== 'NEWS') {
    return (
      <Section frame={frame} title={article.title} text={article.intro}>
        <div data-view={view}>
          <ArticleText article={article} html={text} />
        </div>
      </Section>
    );
  }
  const own = frame.title ? frame : { ...frame, alone: true }; // the card has the article's title
  return (
    <Section frame={own} title={article.title}>
      <ArticleCard article={article} heading={headingIn(own)} />
    </Section>
  );
}

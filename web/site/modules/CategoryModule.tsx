import { useIntl } from 'react-intl';
import type { CategoryModule_module$key } from '../../__generated__/CategoryModule_module.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { repeated } from '../../shared/answer/repeated.tsx';
import { ArticleCards } from '../../shared/article/ArticleCards.tsx';
import { ArticleLinks } from '../../shared/article/ArticleLinks.tsx';
import { Quotes } from '../../shared/article/Quotes.tsx';
import { FormButton } from '../../shared/form/FormLink.tsx';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { path } from '../../shared/router/paths.ts';
import { More } from '../../shared/ui/More.tsx';
import css from './CategoryModule.module.css';
import { categoryWords } from './categoryWords.ts';
import { type Frame, headingIn } from './frame.ts';
import { Section } from './Section.tsx';
import { Services } from './Services.tsx';

/** The articles of a category. Services, testimonials and vacancies have a layout of their own; others are cards. */
export const CategoryModule = repeated('CategoryModule', Articles);

function Articles({ frame, ...props }: { module: CategoryModule_module$key; frame: Frame }) {
  const intl = useIntl();
  const language = useLanguage();
  const module = useFragment(
    graphql`
      fragment CategoryModule_module on Module {
        relation
        view
        articles {
          key
          ...ArticleCards_articles
          ...ArticleLinks_articles
          ...Quotes_articles
          ...Services_articles
        }
      }
    `,
    props.module,
  );
  const all = module.articles ?? [];
  const shown = module.view === 'SINGLE' ? all.slice(0, 1) : all;
  const words = categoryWords(module.relation);
  const heading = headingIn(frame);
  return (
    <Section
      frame={frame}
      title={intl.formatMessage({ id: words.title })}
      more={
        'page' in words && (
          <More to={path(words.page, language)}>{intl.formatMessage({ id: words.all })}</More>
        )
      }
      empty={shown.length === 0}
    >
      {layout()}
    </Section>
  );

  function layout() {
    switch (module.relation) {
      case 'our-services':
        return <Services articles={shown} heading={heading} picture={frame.picture} />;
      case 'testimonials':
        return (
          <>
            <Quotes articles={shown} />
            {!frame.home && (
              <p className={css.write}>
                <FormButton path={path('testimonials', language)} form="write">
                  {intl.formatMessage({ id: 'article.writeTestimonial' })}
                </FormButton>
              </p>
            )}
          </>
        );
      case 'vacancies':
        return <ArticleLinks articles={shown} heading={heading} />;
      default:
        return <ArticleCards articles={shown} heading={heading} />;
    }
  }
}

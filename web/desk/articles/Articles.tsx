import { graphql } from 'react-relay/hooks';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import type { ArticlesQuery } from '../__generated__/ArticlesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd, useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Sign } from '../ui/Sign.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './Articles.module.css';
import { NewArticleDialog } from './NewArticleDialog.tsx';

/** The articles by category, with what each lacks. */
export function Articles() {
  const say = useText();
  const { desk } = useSession();
  const making = useDialog('new');
  const { answer, failure, again } = useQuery<ArticlesQuery>(
    graphql`
      query ArticlesQuery {
        site(language: NL) {
          languages
        }
        desk {
          articles {
            id
            key
            category
            title
            missing
            questions
            draft {
              state
            }
          }
        }
      }
    `,
    {},
    ['content'],
  );
  useEnd(answer);
  const articles = answer?.desk?.articles;
  const categories = [...new Set(articles?.map(({ category }) => category))];
  return (
    <Screen title={say('articles.title')}>
      <Head title={say('articles.title')} text={say('articles.text')}>
        {articles && desk.rights.includes('EDIT_CONTENT') && (
          <DeskButton onClick={() => making.show()}>{say('articles.new')}</DeskButton>
        )}
      </Head>
      {!articles && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={8} />)}
      {articles?.length === 0 && (
        <Empty title={say('articles.none')} text={say('articles.noneText')} />
      )}
      <div className={css.body}>
        {categories.map((category) => (
          <Block key={category} title={say(`articles.category.${category}` as TextKey)}>
            <ul className={css.list}>
              {articles
                ?.filter((article) => article.category === category)
                .map(({ id, key, title, missing, questions, draft }) => (
                  <li key={id}>
                    <Link to={{ screen: 'article', key }} className="strong">
                      {title}
                    </Link>
                    {draft && (
                      <Sign variant="soft" icon="pen">
                        {say(`draft.state.${draft.state}` as TextKey)}
                      </Sign>
                    )}
                    {missing.length > 0 && (
                      <span className="small soft">
                        {say('articles.missing', {
                          languages: missing.map((l) => say(`language.${l}` as TextKey)).join(', '),
                        })}
                      </span>
                    )}
                    {questions > 0 && (
                      <Sign variant="bad" icon="warning">
                        {say('part.questions', { count: questions })}
                      </Sign>
                    )}
                  </li>
                ))}
            </ul>
          </Block>
        ))}
      </div>
      {making.about !== null && articles && desk.rights.includes('EDIT_CONTENT') && (
        <NewArticleDialog
          taken={articles.map(({ key }) => key)}
          language={(answer?.site.languages[0] ?? 'NL') as GraphLanguage}
          close={making.close}
        />
      )}
    </Screen>
  );
}

import { graphql } from 'react-relay/hooks';
import type { ArticleScreenQuery } from '../__generated__/ArticleScreenQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Screen } from '../frame/Screen.tsx';
import { Others } from '../live/Others.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { ArticleForm } from './ArticleForm.tsx';

/** One article, in all languages. */
export function ArticleScreen({ articleKey }: { articleKey: string }) {
  const say = useText();
  const { answer, failure, again } = useQuery<ArticleScreenQuery>(
    graphql`
      query ArticleScreenQuery($key: String!) {
        desk {
          article(key: $key) {
            ...ArticleForm_article
          }
        }
      }
    `,
    { key: articleKey },
    ['content'],
  );
  useEnd(answer);
  const article = answer?.desk?.article;
  return (
    <Screen title={say('articles.one')}>
      <Others />
      {article && <ArticleForm article={article} />}
      {!article && failure && <Failed failure={failure} again={again} isScreen />}
      {!article && !failure && !answer && <Waiting rows={8} />}
      {answer?.desk && !article && (
        <Empty title={say('articles.gone')} text={say('articles.goneText')} isScreen />
      )}
    </Screen>
  );
}

import { graphql } from 'react-relay/hooks';
import type { PageScreenQuery } from '../__generated__/PageScreenQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Screen } from '../frame/Screen.tsx';
import { Others } from '../live/Others.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { PageView } from './PageView.tsx';

/** One page, in all languages. */
export function PageScreen({ pageKey }: { pageKey: string }) {
  const say = useText();
  const { answer, failure, again } = useQuery<PageScreenQuery>(
    graphql`
      query PageScreenQuery($page: String!) {
        desk {
          ...PageView_desk
        }
        site {
          ...PageView_site
        }
      }
    `,
    { page: pageKey },
    ['content'],
  );
  useEnd(answer);
  return (
    <Screen title={say('pages.page')}>
      <Others />
      {answer?.desk && <PageView desk={answer.desk} site={answer.site} />}
      {!answer &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={8} />)}
    </Screen>
  );
}

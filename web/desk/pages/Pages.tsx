import { graphql } from 'react-relay/hooks';
import type { PagesQuery } from '../../__generated__/PagesQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { PageTable } from './PageTable.tsx';

/** The pages of the site, in the order of the menu. */
export function Pages() {
  const say = useText();
  const { answer, failure, again } = useQuery<PagesQuery>(
    graphql`
      query PagesQuery {
        desk {
          pages {
            ...PageTable_pages
          }
        }
      }
    `,
    {},
    ['content'],
  );
  useEnd(answer);
  const pages = answer?.desk?.pages;
  return (
    <Screen title={say('pages.title')}>
      <Head title={say('pages.title')} text={say('pages.text')} />
      {!pages && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={8} />)}
      {pages?.length === 0 && <Empty title={say('pages.none')} text={say('pages.noneText')} />}
      {pages && pages.length > 0 && <PageTable pages={pages} />}
    </Screen>
  );
}

import { graphql } from 'react-relay/hooks';
import type { PagesQuery } from '../__generated__/PagesQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Others } from '../live/Others.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { PagesView } from './PagesView.tsx';

/** The pages of the site, in the order of the menu. */
export function Pages() {
  const say = useText();
  const { answer, failure, again } = useQuery<PagesQuery>(
    graphql`
      query PagesQuery {
        desk {
          ...PagesView_desk
        }
      }
    `,
    {},
    ['content'],
  );
  useEnd(answer);
  const desk = answer?.desk;
  return (
    <Screen title={say('pages.title')}>
      <Others />
      {desk ? (
        <PagesView desk={desk} />
      ) : (
        <>
          <Head title={say('pages.title')} text={say('pages.text')} />
          {failure ? <Failed failure={failure} again={again} /> : <Waiting rows={8} />}
        </>
      )}
    </Screen>
  );
}

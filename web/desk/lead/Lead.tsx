import { graphql } from 'react-relay/hooks';
import type { LeadQuery } from '../__generated__/LeadQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Screen } from '../frame/Screen.tsx';
import type { Selection } from '../inbox/filter.ts';
import { Others } from '../live/Others.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { PassedToast } from './answer/PassedToast.tsx';
import { LeadView } from './LeadView.tsx';
import { Neighbours } from './Neighbours.tsx';
import { useNeighbours } from './useNeighbours.ts';

/** One lead, with the way to the next of the list that its reader came from. */
export function Lead({ id, selection }: { id: string; selection: Selection }) {
  const say = useText();
  const { answer, failure, again } = useQuery<LeadQuery>(
    graphql`
      query LeadQuery($id: ID!) {
        desk {
          lead(id: $id) {
            ...LeadView_lead
          }
          colleagues {
            id
            name
          }
        }
      }
    `,
    { id },
    ['leads', 'appointments'],
  );
  useEnd(answer);
  const neighbours = useNeighbours(id, selection);
  const desk = answer?.desk;
  return (
    <Screen title={say('lead.pageTitle')}>
      <Neighbours selection={selection} {...neighbours} />
      <PassedToast />
      <Others />
      {!desk &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={10} />)}
      {desk && !desk.lead && (
        <Empty title={say('lead.gone.title')} text={say('lead.gone.text')} isScreen />
      )}
      {desk?.lead && (
        <LeadView
          lead={desk.lead}
          colleagues={desk.colleagues ?? []}
          selection={selection}
          next={neighbours.here?.after}
          again={again}
        />
      )}
    </Screen>
  );
}

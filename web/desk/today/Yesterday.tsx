import { graphql } from 'react-relay/hooks';
import type { YesterdayQuery } from '../__generated__/YesterdayQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Block } from '../ui/Block.tsx';
import facts from '../ui/Facts.module.css';

/** What happened yesterday, in three figures. */
export function Yesterday() {
  const say = useText();
  const { answer } = useQuery<YesterdayQuery>(
    graphql`
      query YesterdayQuery {
        desk {
          today {
            yesterday {
              leads
              appointments
              pageViews
            }
          }
        }
      }
    `,
    {},
  );
  const yesterday = answer?.desk?.today.yesterday;
  if (!yesterday) return null;
  const { leads, appointments, pageViews } = yesterday;
  return (
    <Block title={say('today.yesterday')}>
      <dl className={facts.facts}>
        {leads != null && <Figure text={say('today.yesterdayLeads')} count={leads} />}
        <Figure text={say('today.yesterdayAppointments')} count={appointments} />
        <Figure text={say('today.yesterdayViews')} count={pageViews} />
      </dl>
    </Block>
  );
}

function Figure({ text, count }: { text: string; count: number }) {
  const say = useText();
  return (
    <>
      <dt>{text}</dt>
      <dd>{say('today.figure', { count })}</dd>
    </>
  );
}

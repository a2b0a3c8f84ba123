import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TimetablesQuery } from '../../__generated__/TimetablesQuery.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useQuery } from '../../app/useQuery.ts';
import { Block } from '../../ui/Block.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { AddTimetable } from './AddTimetable.tsx';
import { BringOutcome } from './BringOutcome.tsx';
import { RemoveTimetable } from './RemoveTimetable.tsx';
import { TimetableRow } from './TimetableRow.tsx';
import { useBringing } from './useBringing.ts';

/** The timetables of public transport: what each has, and how one is added, replaced by a newer file or removed. */
export function Timetables() {
  const say = useText();
  const { answer, failure, again } = useQuery<TimetablesQuery>(
    graphql`
      query TimetablesQuery {
        desk {
          timetables {
            name
            ...TimetableRow_timetable
          }
        }
      }
    `,
    {},
  );
  const bringing = useBringing(again);
  const [removed, setRemoved] = useState<string | null>(null);
  const list = answer?.desk?.timetables;
  if (!list) return failure ? <Failed failure={failure} again={again} /> : null;
  return (
    <Block title={say('timetables.title')}>
      <p className="soft">{say('timetables.text')}</p>
      {list.length === 0 && <p>{say('timetables.none')}</p>}
      {list.length > 0 && (
        <ul>
          {list.map((one) => (
            <TimetableRow
              key={one.name}
              timetable={one}
              bringing={bringing}
              remove={() => setRemoved(one.name)}
            />
          ))}
        </ul>
      )}
      <BringOutcome bringing={bringing} />
      <AddTimetable bringing={bringing} />
      {removed !== null && (
        <RemoveTimetable
          name={removed}
          close={() => setRemoved(null)}
          changed={() => {
            setRemoved(null);
            bringing.clear();
            again();
          }}
        />
      )}
    </Block>
  );
}

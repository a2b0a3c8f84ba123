import { graphql } from 'react-relay/hooks';
import type { AbsenceQuery } from '../__generated__/AbsenceQuery.graphql.ts';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { AbsenceForm } from '../staff/AbsenceForm.tsx';
import { Block } from '../ui/Block.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';

/** When the member is away, and which colleague stands in. */
export function Absence() {
  const say = useText();
  const { me } = useSession().desk;
  const { answer, failure, again } = useQuery<AbsenceQuery>(
    graphql`
      query AbsenceQuery {
        desk {
          absence {
            ...AbsenceForm_absence
          }
          colleagues {
            id
            name
          }
        }
      }
    `,
    {},
  );
  useEnd(answer);
  const colleagues = (answer?.desk?.colleagues ?? []).filter(({ id }) => id !== me.id);
  return (
    <Block title={say('absence.title')}>
      {answer?.desk ? (
        <AbsenceForm
          absence={answer.desk.absence ?? null}
          colleagues={colleagues.map(({ id, name }) => ({ value: id, text: name }))}
          again={again}
        />
      ) : failure ? (
        <Failed failure={failure} again={again} />
      ) : (
        <Waiting rows={2} />
      )}
    </Block>
  );
}

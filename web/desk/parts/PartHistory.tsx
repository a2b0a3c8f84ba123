import { graphql } from 'react-relay/hooks';
import type { PartHistoryQuery } from '../__generated__/PartHistoryQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { EditedPart } from './editedParts.ts';
import css from './PartField.module.css';
import { useLabel } from './useLabel.ts';
import { useShown } from './useShown.ts';

interface Props {
  part: EditedPart;
  close: () => void;
  /** Puts an earlier text into the field; nothing is saved yet. */
  restore: ((value: string) => void) | undefined;
}

/** What a part said before, and who wrote it. */
export function PartHistory({ part, close, restore }: Props) {
  const say = useText();
  const label = useLabel()(part);
  const shown = useShown(part);
  const { full } = useTime();
  const { answer, failure, again } = useQuery<PartHistoryQuery>(
    graphql`
      query PartHistoryQuery($record: ID!, $field: String!, $language: Language) {
        desk {
          part(record: $record, field: $field, language: $language) {
            id
            history {
              value
              origin
              author {
                name
              }
              at
            }
          }
        }
      }
    `,
    { record: part.record, field: part.field, language: part.language ?? null },
  );
  useEnd(answer);
  const history = answer?.desk?.part?.history;
  return (
    <DeskDialog title={say('part.historyOf', { part: label })} close={close}>
      {!history && !failure && <Waiting rows={3} />}
      {failure && <Failed failure={failure} again={again} />}
      <ol className={css.history}>
        {history?.map(({ value, origin, author, at }) => (
          <li key={`${at}${value}`}>
            <span className="small soft">
              {origin === 'FOLDER' ? say('part.anImport') : (author?.name ?? say('part.somebody'))},{' '}
              {full(at)}
            </span>
            <pre lang={part.language?.toLowerCase()}>{shown(value)}</pre>
            {restore && value !== part.value && (
              <div>
                <DeskButton
                  onClick={() => {
                    restore(value);
                    close();
                  }}
                >
                  {say('part.restore')}
                </DeskButton>
              </div>
            )}
          </li>
        ))}
      </ol>
    </DeskDialog>
  );
}

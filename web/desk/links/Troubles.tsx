import { graphql, useFragment } from 'react-relay/hooks';
import type { Troubles_link$key } from '../__generated__/Troubles_link.graphql.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './Links.module.css';
import { MapWordDialog, type Unknown } from './MapWord.tsx';
import { RecordTrouble } from './RecordTrouble.tsx';
import { nameOfSystem } from './systems.ts';

/** The records of a link that have problems, field by field. */
export function Troubles({ link: key, changed }: { link: Troubles_link$key; changed: () => void }) {
  const say = useText();
  const mapping = useDialog('mapWord');
  const { id, system, held, troubles, types } = useFragment(
    graphql`
      fragment Troubles_link on Link {
        id
        system
        held
        types {
          number
          name
        }
        troubles {
          record
          project
          number
          held
          problems {
            field
            text
            kind
            value
            unknown {
              word
              label
              list
              values
            }
          }
        }
      }
    `,
    key,
  );
  if (troubles.length === 0) return null;
  const aboutOf = ({ word, list }: Unknown) => `${id} ${list ?? ''} ${word}`;
  const unknown = troubles
    .flatMap(({ problems }) => problems.flatMap(({ unknown }) => unknown ?? []))
    .find((one) => aboutOf(one) === mapping.about);
  return (
    <Block
      title={say('links.troubles')}
      of={id}
      beside={<span className="small soft">{say('links.held', { count: held })}</span>}
    >
      <ul className={css.rows}>
        {troubles.map(({ record, project, number, held, problems }) => (
          <li key={record}>
            <span className="strong">
              {say(project ? 'links.project' : 'links.property', { number })}
            </span>{' '}
            <span className="soft">
              {say(held ? 'links.isHeld' : 'links.isOnSite', { record })}
            </span>
            <ul className="small">
              {problems.map(({ field, text, kind, value, unknown }) => (
                <li key={`${field} ${text}`}>
                  <code lang="en">{field}</code>{' '}
                  <RecordTrouble
                    system={nameOfSystem(system)}
                    text={text}
                    kind={kind}
                    value={unknown?.label ?? value}
                  />{' '}
                  {unknown && (
                    <DeskButton
                      variant="plain"
                      aria-haspopup="dialog"
                      aria-label={say('words.title', { word: unknown.word })}
                      onClick={() => mapping.show(aboutOf(unknown))}
                    >
                      {say('words.map')}
                    </DeskButton>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {unknown && (
        <MapWordDialog
          link={id}
          unknown={unknown}
          types={types}
          close={mapping.close}
          changed={() => {
            mapping.close();
            changed();
          }}
        />
      )}
    </Block>
  );
}

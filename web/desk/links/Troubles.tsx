import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Troubles_link$key } from '../../__generated__/Troubles_link.graphql.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './Links.module.css';
import { MapWordDialog, type Unknown } from './MapWord.tsx';

/** The records of a link that have problems, field by field. */
export function Troubles({ link: key, changed }: { link: Troubles_link$key; changed: () => void }) {
  const say = useText();
  const [word, setWord] = useState<Unknown | null>(null);
  const { id, held, troubles, types } = useFragment(
    graphql`
      fragment Troubles_link on DeskLink {
        id
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
              {problems.map(({ field, text, unknown }) => (
                <li key={`${field} ${text}`}>
                  <span lang="en">
                    <code>{field}</code> {text}
                  </span>{' '}
                  {unknown && (
                    <DeskButton
                      variant="plain"
                      aria-haspopup="dialog"
                      aria-label={say('words.title', { word: unknown.word })}
                      onClick={() => setWord(unknown)}
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
      {word !== null && (
        <MapWordDialog
          link={id}
          unknown={word}
          types={types}
          close={() => setWord(null)}
          changed={() => {
            setWord(null);
            changed();
          }}
        />
      )}
    </Block>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { Troubles_link$key } from '../../__generated__/Troubles_link.graphql.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import css from './Links.module.css';

/** The records of a link that have problems, field by field. */
export function Troubles({ link: key }: { link: Troubles_link$key }) {
  const say = useText();
  const { id, held, troubles } = useFragment(
    graphql`
      fragment Troubles_link on DeskLink {
        id
        held
        troubles {
          record
          project
          number
          held
          problems {
            field
            text
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
            <ul className="small" lang="en">
              {problems.map(({ field, text }) => (
                <li key={`${field} ${text}`}>
                  <code>{field}</code> {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Block>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { Lacks_property$key } from '../__generated__/Lacks_property.graphql.ts';
import { type Say, useText } from '../app/texts.ts';
import { nameOfSystem } from '../links/systems.ts';
import { Block } from '../ui/Block.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Sign } from '../ui/Sign.tsx';
import { fieldText, lawText } from './laws.ts';
import css from './Property.module.css';

/** What the advertisement lacks by law, each with its rule. */
export function Lacks({ property: key, held }: { property: Lacks_property$key; held: boolean }) {
  const say = useText();
  const { lacks, link, sourceKind } = useFragment(
    graphql`
      fragment Lacks_property on DeskProperty {
        link
        sourceKind
        lacks {
          field
          law
          text
          source {
            system
            field
          }
        }
      }
    `,
    key,
  );
  return (
    <Block title={say('properties.lacks', { count: lacks.length })}>
      {held && (
        <DeskNotice variant="bad" icon="warning">
          {say('properties.held.text')}
        </DeskNotice>
      )}
      {lacks.length === 0 && (
        <p>
          <Sign variant="good" icon="check">
            {say('properties.lacks.nothing')}
          </Sign>
        </p>
      )}
      <ul className={css.lacks}>
        {lacks.map(({ field, law, text, source }) => {
          const name = fieldText[field];
          const rule = law ? lawText[law] : undefined;
          return (
            <li key={field}>
              <p className="strong">{name ? say(name) : field}</p>
              <p className="small soft">{rule ? say(rule) : text}</p>
              {source && <p className="small">{whereText(say, source)}</p>}
            </li>
          );
        })}
      </ul>
      {lacks.length > 0 && sourceKind !== 'DESK' && (
        <p className="small soft">
          {link ? say('properties.lacks.link', { link }) : say('properties.lacks.folder')}
        </p>
      )}
    </Block>
  );
}

/** Where to fill in what is lacking. Details of Whise have a number, and fields of the others a name. */
function whereText(
  say: Say,
  { system, field }: { system: string; field?: string | null | undefined },
) {
  const name = nameOfSystem(system);
  if (!field) return say('properties.lacks.nowhere', { system: name });
  const detail = /^\d+$/.test(field);
  return say(detail ? 'properties.lacks.detail' : 'properties.lacks.field', {
    system: name,
    field,
  });
}

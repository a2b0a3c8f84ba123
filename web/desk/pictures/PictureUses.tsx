import { graphql, useFragment } from 'react-relay/hooks';
import type { PictureUses_picture$key } from '../__generated__/PictureUses_picture.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useUseText } from './useUseText.ts';

/** What shows a picture: links to properties and articles. */
export function PictureUses({ picture: key }: { picture: PictureUses_picture$key }) {
  const say = useText();
  const textOf = useUseText();
  const { uses } = useFragment(
    graphql`
      fragment PictureUses_picture on Picture {
        uses {
          kind
          name
          article
          number
        }
      }
    `,
    key,
  );
  if (uses.length === 0) return <>{say('pictures.unused')}</>;
  return (
    <ul>
      {uses.map((use) => {
        const text = textOf(use);
        return (
          <li key={`${use.kind} ${use.number ?? use.article ?? use.name}`}>
            {use.article ? (
              <Link to={{ screen: 'article', key: use.article }}>{text}</Link>
            ) : use.kind === 'PROPERTY' && use.number ? (
              <Link to={{ screen: 'property', number: use.number }}>{text}</Link>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}

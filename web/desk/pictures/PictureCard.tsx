import { graphql, useFragment } from 'react-relay/hooks';
import type { PictureCard_picture$key } from '../__generated__/PictureCard_picture.graphql.ts';
import { Link } from '../app/Link.tsx';
import type { Place } from '../app/place.ts';
import { useText } from '../app/texts.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import { Sign } from '../ui/Sign.tsx';
import css from './Pictures.module.css';
import { useUseText } from './useUseText.ts';

interface Props {
  picture: PictureCard_picture$key;
  to: Extract<Place, { screen: 'pictures' }>;
  chosen: boolean;
}

/** A picture in the library: what it shows, and what shows it. */
export function PictureCard({ picture: key, to, chosen }: Props) {
  const say = useText();
  const textOf = useUseText();
  const { url, alt, decorative, lacks, uses } = useFragment(
    graphql`
      fragment PictureCard_picture on Picture {
        url
        alt
        decorative
        lacks
        uses {
          kind
          name
          number
        }
      }
    `,
    key,
  );
  const [first, ...more] = uses;
  return (
    <Link className={css.card} to={to} aria-current={chosen ? 'true' : undefined}>
      <Thumbnail url={url} width={220} height={147} />
      {decorative ? (
        <span className="soft">{say('pictures.decorative')}</span>
      ) : (
        alt && <span className={css.words}>{alt}</span>
      )}
      {lacks.length > 0 && (
        <Sign variant="bad" icon="warning">
          {alt ? say('pictures.lacks', { languages: lacks.join(', ') }) : say('pictures.noWords')}
        </Sign>
      )}
      <span className="soft cut">
        {first
          ? say('pictures.usedBy', { first: textOf(first), more: more.length })
          : say('pictures.unused')}
      </span>
    </Link>
  );
}

import { useIntl } from 'react-intl';
import { Link } from '../router/Link.tsx';
import { pictureSources } from '../ui/photo/picture.ts';
import css from './SearchPanel.module.css';
import type { SearchResult } from './useSearchResult.ts';

/** The longest line about a type, in characters (specification section 9). */
const longest = 100;

type Found = 'properties' | 'projects';

interface Props {
  to: string;
  picture: SearchResult[Found][number]['thumbnail'][number] | undefined;
  name: string;
  /** Shown under the name; empty ones are left out. */
  lines: readonly string[];
}

/** A property or project that matches: a thumbnail, its name and a few lines. */
function Hit({ to, picture, name, lines }: Props) {
  return (
    <li className={css.hit}>
      <Link to={to}>
        {picture ? (
          <img
            {...pictureSources(picture.url, picture.width, '84px')}
            width={picture.width}
            height={picture.height}
            alt=""
            decoding="async"
          />
        ) : (
          <span />
        )}
        <span>
          <strong>{name}</strong>
          {lines.filter(Boolean).map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      </Link>
    </li>
  );
}

/** A property: its city, what it is, for sale or for rent and at what price, and its reference. */
export function SearchHit({ property }: { property: SearchResult['properties'][number] }) {
  const intl = useIntl();
  const { path, reference, typeName, title, city, goal, price, thumbnail } = property;
  const offer = intl.formatMessage({ id: goal === 'SALE' ? 'search.sale' : 'search.rent' });
  return (
    <Hit
      to={path}
      picture={thumbnail[0]}
      name={city.displayName}
      lines={[
        cut(
          title && title !== typeName
            ? intl.formatMessage({ id: 'search.typed' }, { type: typeName, title })
            : typeName,
        ),
        `${offer} · ${price.text}`,
        intl.formatMessage({ id: 'search.reference' }, { number: reference }),
      ]}
    />
  );
}

/** A project: its name, its city and its prices. */
export function ProjectHit({ project }: { project: SearchResult['projects'][number] }) {
  const { path, name, city, priceRange, thumbnail } = project;
  return (
    <Hit
      to={path}
      picture={thumbnail[0]}
      name={name}
      lines={[city.displayName, priceRange?.text ?? '']}
    />
  );
}

/** At most 100 characters, the ellipsis not counted. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters.slice(0, longest).join('').trimEnd()}…`;
}

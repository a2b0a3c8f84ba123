import { useIntl } from 'react-intl';
import { Link } from '../router/Link.tsx';
import { pictureSources } from '../ui/picture.ts';
import css from './SearchPanel.module.css';
import type { SearchResult } from './useSearchResult.ts';

/** A type's words are cut at so many characters (specification section 9). */
const longest = 100;

/** A property that matches: a thumbnail, its city, what it is and its reference. */
export function SearchHit({ property }: { property: SearchResult['properties'][number] }) {
  const intl = useIntl();
  const { path, number, typeName, title, city, thumbnail } = property;
  const picture = thumbnail[0];
  return (
    <li className={css.hit}>
      <Link to={path}>
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
          <strong>{city.displayName}</strong>
          <small>{cut(title && title !== typeName ? `${typeName}: ${title}` : typeName)}</small>
          <small>
            {intl.formatMessage({ id: 'search.reference' }, { number: String(number) })}
          </small>
        </span>
      </Link>
    </li>
  );
}

/** At most 100 characters, the ellipsis not counted. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters.slice(0, longest).join('').trimEnd()}…`;
}

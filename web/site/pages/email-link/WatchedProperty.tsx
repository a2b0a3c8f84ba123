import type { WatchedProperty_property$key } from '../../../__generated__/WatchedProperty_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import css from '../../link/links.module.css';

/** The property that a demand is for: its photo, its name and its price. */
export function WatchedProperty(props: { property: WatchedProperty_property$key }) {
  const { path, title, typeName, city, price, cover } = useFragment(
    graphql`
      fragment WatchedProperty_property on Property {
        path
        title
        typeName
        city {
          displayName
        }
        price {
          text
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
      }
    `,
    props.property,
  );
  return (
    <div className={css.watched}>
      {cover[0] && <Photo photo={cover[0]} sizes="(min-width: 60rem) 34rem, 92vw" decorative />}
      <p>
        <Link to={path}>{`${title || typeName}, ${city.displayName}`}</Link>
        <br />
        {price.text}
      </p>
    </div>
  );
}

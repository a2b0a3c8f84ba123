import type { Realisation_property$key } from '../../__generated__/Realisation_property.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { Link } from '../../shared/router/Link.tsx';
import { Photo } from '../../shared/ui/photo/Photo.tsx';

/** One picture of the bond; its words show on hover and focus. */
export function Realisation(props: { property: Realisation_property$key }) {
  const { path, typeName, city, building, cover } = useFragment(
    graphql`
      fragment Realisation_property on Property {
        path
        typeName
        city {
          displayName
        }
        building {
          constructionYear
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
      }
    `,
    props.property,
  );
  const words = [typeName, city.displayName, building.constructionYear].filter(Boolean).join(', ');
  return (
    <Link to={path}>
      {cover[0] && <Photo photo={cover[0]} sizes="34vw" decorative />}
      <span>{words}</span>
    </Link>
  );
}

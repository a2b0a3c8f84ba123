import type { TopBarItem_item$key } from '../../__generated__/TopBarItem_item.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { Link } from '../../shared/router/Link.tsx';
import icons from './topBarIcons.svg?no-inline';

/** External links open in a new tab (specification section 2). */
const external = /\/\/|http|tel:|mailto:/;

/** An item of the agency's own in the top bar. Without a link it is plain text. */
export function TopBarItem(props: { item: TopBarItem_item$key }) {
  const { label, link, icon, color } = useFragment(
    graphql`
      fragment TopBarItem_item on TopBarItem {
        label
        link
        icon
        color
      }
    `,
    props.item,
  );
  const words = (
    <>
      {icon && (
        <svg className="icon" aria-hidden="true">
          <use href={`${icons}#${icon}`} />
        </svg>
      )}
      {label}
    </>
  );
  const newTab = link && external.test(link) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <li style={color ? { color } : undefined}>
      {link ? (
        <Link to={link} {...newTab}>
          {words}
        </Link>
      ) : (
        words
      )}
    </li>
  );
}

import { useIntl } from 'react-intl';
import type { Menu_site$key } from '../../__generated__/Menu_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { Link } from '../../shared/router/Link.tsx';
import css from './Menu.module.css';
import { SubMenu } from './SubMenu.tsx';
import { useCurrent } from './useCurrent.ts';

/** The menu of wide screens: the agency's entries and, when one is pointed at or has focus, those under it. */
export function Menu(props: { site: Menu_site$key; className?: string | undefined }) {
  const intl = useIntl();
  const current = useCurrent();
  const { menu } = useFragment(
    graphql`
      fragment Menu_site on Site {
        menu {
          key
          title
          path
          image {
            ...Photo_photo
          }
          children {
            key
            title
            path
            image {
              ...Photo_photo
            }
          }
        }
      }
    `,
    props.site,
  );
  return (
    <nav className={props.className} aria-label={intl.formatMessage({ id: 'layout.menu' })}>
      <ul className={css.menu}>
        {menu.map((entry) =>
          entry.children.length > 0 ? (
            <SubMenu key={entry.key} entry={entry} />
          ) : (
            <li key={entry.key}>
              <Link to={entry.path} aria-current={current(entry)}>
                {entry.title}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

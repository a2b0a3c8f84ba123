import { useIntl } from 'react-intl';
import type { Menu_site$key } from '../../__generated__/Menu_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { repeated } from '../../shared/answer/repeated.tsx';
import { Link } from '../../shared/router/Link.tsx';
import css from './Menu.module.css';
import { type MenuEntry, SubMenu } from './SubMenu.tsx';
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
  const entries = menu.map((entry) => ({
    ...entry,
    current: current(entry),
    children: entry.children.map((child) => ({ ...child, current: current(child) })),
  }));
  return (
    <nav className={props.className} aria-label={intl.formatMessage({ id: 'layout.menu' })}>
      <Entries entries={entries} />
    </nav>
  );
}

/** The entries with their marks, which are the same on all pages under an entry. */
const Entries = repeated('Menu', MenuEntries);

function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={css.menu}>
      {entries.map((entry) =>
        entry.children.length > 0 ? (
          <SubMenu key={entry.key} entry={entry} />
        ) : (
          <li key={entry.key}>
            <Link to={entry.path} aria-current={entry.current}>
              {entry.title}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

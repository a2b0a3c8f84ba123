import { useIntl } from 'react-intl';
import type { DrawerMenu_site$key } from '../../__generated__/DrawerMenu_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Link } from '../../shared/router/Link.tsx';
import { path } from '../../shared/router/paths.ts';
import { Photo } from '../../shared/ui/photo/Photo.tsx';
import css from './DrawerMenu.module.css';
import { useCurrent } from './useCurrent.ts';

/** All pages of the menu, with pages under them and pictures; the lists have the number of their properties. */
export function DrawerMenu(props: { site: DrawerMenu_site$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const current = useCurrent();
  const site = useFragment(
    graphql`
      fragment DrawerMenu_site on Site {
        saleCount
        rentCount
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
          }
        }
      }
    `,
    props.site,
  );
  const counts = new Map([
    [path('sale', language), site.saleCount],
    [path('rent', language), site.rentCount],
  ]);
  return (
    <nav className={css.pages} aria-label={intl.formatMessage({ id: 'layout.allPages' })}>
      <ul>
        {site.menu.map((entry) => (
          <li key={entry.key}>
            <Link to={entry.path} aria-current={current(entry)}>
              {entry.title}
              {counts.has(entry.path) && (
                <span className={css.count}>{counts.get(entry.path)}</span>
              )}
              {entry.image && (
                <Photo photo={entry.image} sizes="72px" decorative className={css.picture} />
              )}
            </Link>
            {entry.children.length > 0 && (
              <ul>
                {entry.children.map((child) => (
                  <li key={child.key}>
                    <Link to={child.path} aria-current={current(child)}>
                      {child.title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

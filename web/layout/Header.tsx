import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Header_site$key } from '../__generated__/Header_site.graphql.ts';
import type { LocalizedPath } from '../router/paths.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Drawer } from './Drawer.tsx';
import css from './Header.module.css';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrolled } from './useScrolled.ts';

interface Props {
  site: Header_site$key;
  paths: readonly LocalizedPath[];
  /** The page's photo runs under the header: it is clear until the page is scrolled. */
  under: boolean;
}

/** The head of every page: absolute at first, fixed and smaller after 30 pixels (specification section 2). */
export function Header({ paths, under, ...props }: Props) {
  const intl = useIntl();
  const fixed = useScrolled(30);
  const [open, setOpen] = useState(false);
  const site = useFragment(
    graphql`
      fragment Header_site on Site {
        ...Logo_site
        ...Menu_site
        ...TopBar_site
        ...Drawer_site
      }
    `,
    props.site,
  );
  return (
    <>
      <header className={classes(css.header, fixed ? css.fixed : under && css.over)}>
        <div className={`wrap ${css.wrap}`}>
          <TopBar site={site} paths={paths} className={css.topbar} />
          <div className={css.bar}>
            <Logo site={site} small={fixed} />
            <Menu site={site} className={css.menu} />
            <IconButton
              icon="menu"
              label={intl.formatMessage({ id: 'layout.openMenu' })}
              className={css.openMenu}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            />
          </div>
        </div>
      </header>
      <Drawer site={site} paths={paths} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Header_site$key } from '../../__generated__/Header_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { type LocalizedPath, path } from '../../shared/router/paths.ts';
import { resource } from '../../shared/router/resource.ts';
import { SavedLink } from '../../shared/saved/SavedLink.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import type { DrawerProps } from './Drawer.tsx';
import css from './Header.module.css';
import { Menu } from './Menu.tsx';
import { TopBar } from './TopBar.tsx';
import { useDevice } from './useDevice.ts';
import { useScrolled } from './useScrolled.ts';

const loadDrawer = resource(() => import('./Drawer.tsx'));

interface Props {
  site: Header_site$key;
  paths: readonly LocalizedPath[];
  /** The page's photo runs under the header: it is transparent until the page is scrolled. */
  under: boolean;
}

/**
 * The header of every page: absolute at first, fixed and smaller after 30 pixels (specification section 2). An agency may
 * hide its logo over a photo. The drawer's code loads when its button is pointed at.
 */
export function Header({ paths, under, ...props }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const fixed = useScrolled(30);
  const device = useDevice(fixed);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const [open, setOpen] = useState(false);
  const site = useFragment(
    graphql`
      fragment Header_site on Site {
        header {
          showLogoAtStart
          freeEvaluation
          demandRegister
        }
        ...Logo_site
        ...Menu_site
        ...TopBar_site
        ...Drawer_site
      }
    `,
    props.site,
  );
  const { showLogoAtStart, freeEvaluation, demandRegister } = site.header;
  const withDrawer = (then: (loaded: ComponentType<DrawerProps>) => void) => () => {
    loadDrawer().then(
      ({ Drawer }) => then(Drawer),
      () => undefined,
    ); // the next press tries again
  };
  const preload = withDrawer(() => undefined);
  return (
    <>
      <header className={classes(css.header, fixed ? css.fixed : under && css.over)}>
        <div className={`wrap ${css.wrap}`}>
          <TopBar site={site} paths={paths} className={css.topbar} />
          <div className={css.bar}>
            {(showLogoAtStart || fixed || !under) && <Logo site={site} small={fixed} />}
            <Menu site={site} className={css.menu} />
            <div className={css.actions}>
              {demandRegister && (
                <ButtonLink to={path('demandRegister', language)} className={css.demand}>
                  {intl.formatMessage({ id: 'layout.demand' })}
                </ButtonLink>
              )}
              {freeEvaluation && (
                <ButtonLink to={path('valuation', language)} className={css.valuation}>
                  {intl.formatMessage({ id: 'layout.valuation' })}
                </ButtonLink>
              )}
              <SavedLink />
              <IconButton
                icon="menu"
                label={intl.formatMessage({ id: 'layout.openMenu' })}
                className={css.openMenu}
                aria-haspopup="dialog"
                onPointerEnter={preload}
                onFocus={preload}
                onClick={withDrawer((loaded) => {
                  setDrawer(() => loaded);
                  setOpen(true);
                })}
              />
            </div>
          </div>
        </div>
      </header>
      {Drawer && (
        <Drawer
          site={site}
          paths={paths}
          open={open}
          device={device}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

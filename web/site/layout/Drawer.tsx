import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Drawer_site$key } from '../../__generated__/Drawer_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { type LocalizedPath, path } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { useModal } from '../../shared/ui/useModal.ts';
import css from './Drawer.module.css';
import { DrawerMenu } from './DrawerMenu.tsx';
import { Languages } from './Languages.tsx';
import { TopBarItem } from './TopBarItem.tsx';
import type { Device } from './useDevice.ts';

export interface DrawerProps {
  site: Drawer_site$key;
  paths: readonly LocalizedPath[];
  open: boolean;
  device: Device | null;
  onClose: () => void;
}

/**
 * The menu of small screens. It has the items of the top bar where that is not visible, and closes when another page
 * is shown or the window becomes as wide as a desktop's.
 */
export function Drawer({ paths, open, device, onClose, ...props }: DrawerProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dialog = useModal(open);
  const { location } = useRouter();
  const address = location.pathname + location.search;
  const wide = device?.isDesktop;
  const site = useFragment(
    graphql`
      fragment Drawer_site on Site {
        header {
          freeEvaluation
        }
        topBar {
          label
          ...TopBarItem_item
        }
        ...Logo_site
        ...DrawerMenu_site
      }
    `,
    props.site,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address and a wider window are reasons to close
  useEffect(() => () => dialog.current?.close(), [address, wide]);
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={intl.formatMessage({ id: 'layout.menu' })}
      onClose={onClose}
    >
      <div className={css.top}>
        <Logo site={site} />
        <IconButton
          icon="x"
          label={intl.formatMessage({ id: 'layout.closeMenu' })}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <DrawerMenu site={site} />
      <div className={css.bottom}>
        {site.header.freeEvaluation && (
          <ButtonLink primary to={path('valuation', language)}>
            {intl.formatMessage({ id: 'layout.valuation' })}
          </ButtonLink>
        )}
        <Languages paths={paths} className={css.languages} />
        {!device?.topBarShow && (
          <ul className={css.items}>
            {site.topBar.map((item) => (
              <TopBarItem key={item.label} item={item} />
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
}

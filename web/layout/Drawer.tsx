import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Drawer_site$key } from '../__generated__/Drawer_site.graphql.ts';
import type { LocalizedPath } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { IconButton } from '../ui/IconButton.tsx';
import css from './Drawer.module.css';
import { DrawerMenu } from './DrawerMenu.tsx';
import { Languages } from './Languages.tsx';
import { Logo } from './Logo.tsx';

interface Props {
  site: Drawer_site$key;
  paths: readonly LocalizedPath[];
  open: boolean;
  onClose: () => void;
}

/** The menu of small screens. It closes when another page is shown. */
export function Drawer({ paths, open, onClose, ...props }: Props) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const { location } = useRouter();
  const address = location.pathname + location.search;
  const site = useFragment(
    graphql`
      fragment Drawer_site on Site {
        ...Logo_site
        ...DrawerMenu_site
      }
    `,
    props.site,
  );
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(() => {
    dialog.current?.close();
  }, [address]);
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
        <Languages paths={paths} className={css.languages} />
      </div>
    </dialog>
  );
}

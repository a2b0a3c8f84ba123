import { type MouseEvent, useState } from 'react';
import { isModified } from '../../../../shared/router/Link.tsx';
import { resource } from '../../../../shared/router/resource.ts';
import type { Shown } from './shown.ts';

const load = resource(() => import('./PictureDialog.tsx'));

/**
 * Links to pictures that open over the page. Without scripts, and when the dialog cannot be loaded, they lead to the picture itself; a
 * click with a modifier does as well.
 */
export function usePictureDialog() {
  const [opened, setOpened] =
    useState<[typeof import('./PictureDialog.tsx').PictureDialog, Shown]>();
  const [Dialog, picture] = opened ?? [];
  return {
    open: (shown: Shown) => (event: MouseEvent) => {
      if (isModified(event)) return;
      event.preventDefault();
      load().then(
        (module) => setOpened([module.PictureDialog, shown]),
        () => location.assign(shown.url),
      );
    },
    dialog: Dialog && picture && <Dialog picture={picture} onClose={() => setOpened(undefined)} />,
  };
}

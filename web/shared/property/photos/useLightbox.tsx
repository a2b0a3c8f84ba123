import { type MouseEvent, useState } from 'react';
import type { Lightbox_photos$key } from '../../../__generated__/Lightbox_photos.graphql.ts';
import { isModified } from '../../router/Link.tsx';
import { resource } from '../../router/resource.ts';
import type { Lightbox as LightboxType } from './Lightbox.tsx';

const load = resource(() => import('./Lightbox.tsx'));

/** Loads the lightbox when a picture is pointed at. A failure is handled when it opens. */
const preload = () => {
  load().catch(() => undefined);
};

/** Pictures that open over the page, once the lightbox has loaded. */
export function useLightbox(photos: Lightbox_photos$key, plans = false) {
  const [Lightbox, setLightbox] = useState<typeof LightboxType>();
  const [at, setAt] = useState<number | null>(null);
  /** Opens the picture with this index; calls `otherwise` when the lightbox cannot be loaded. */
  const open = (to: number, otherwise: () => void = () => undefined) => {
    if (Lightbox) return setAt(to);
    load().then((module) => {
      setLightbox(() => module.Lightbox);
      setAt(to);
    }, otherwise);
  };
  return {
    open,
    /** For a link to the file of a picture: a click opens the picture over the page, one with a modifier the file. */
    follow: (to: number, url: string) => (event: MouseEvent) => {
      if (isModified(event)) return;
      event.preventDefault();
      open(to, () => location.assign(url));
    },
    preload: { onPointerEnter: preload, onFocus: preload },
    lightbox: Lightbox && <Lightbox photos={photos} at={at} onShow={setAt} plans={plans} />,
  };
}

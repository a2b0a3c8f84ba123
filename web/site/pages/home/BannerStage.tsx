import { type ComponentType, useEffect, useState } from 'react';
import type { BannerMotion_banner$key } from '../../../__generated__/BannerMotion_banner.graphql.ts';
import { resource } from '../../../shared/router/resource.ts';
import type { BannerMotionProps } from './BannerMotion.tsx';

const load = resource(() => import('./BannerMotion.tsx'));

interface Props {
  banner: BannerMotion_banner$key;
  /** The element that the controls are rendered into; null before it is mounted. */
  controls: HTMLElement | null;
}

/** Loads what moves in a banner after the page has started. Until then, and when loading fails, the picture stays. */
export function BannerStage({ banner, controls }: Props) {
  const [Motion, setMotion] = useState<ComponentType<BannerMotionProps> | null>(null);
  useEffect(() => {
    load().then(
      ({ BannerMotion }) => setMotion(() => BannerMotion),
      () => undefined,
    );
  }, []);
  const around = controls?.closest('section');
  return (
    Motion && controls && around && <Motion banner={banner} around={around} controls={controls} />
  );
}

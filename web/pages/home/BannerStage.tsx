import { type ComponentType, useEffect, useState } from 'react';
import type { BannerMotion_banner$key } from '../../__generated__/BannerMotion_banner.graphql.ts';
import { resource } from '../../app/router/resource.ts';
import type { BannerMotionProps } from './BannerMotion.tsx';

const load = resource(() => import('./BannerMotion.tsx'));

interface Props {
  banner: BannerMotion_banner$key;
  /** Where the controls will stand; null until it is there. */
  controls: HTMLElement | null;
}

/** What moves in a banner. It comes after the page is there; until then, and when it does not come, the picture stands still. */
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

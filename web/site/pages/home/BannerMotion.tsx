import type { BannerMotion_banner$key } from '../../../__generated__/BannerMotion_banner.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Carousel } from '../../../shared/ui/photo/Carousel.tsx';
import { BannerPhoto } from './BannerPhoto.tsx';
import { BannerVideo } from './BannerVideo.tsx';

export interface BannerMotionProps {
  banner: BannerMotion_banner$key;
  /** The banner itself. */
  around: HTMLElement;
  /** The element that the controls are rendered into. */
  controls: HTMLElement;
}

/** The gallery or the video of a banner, over its first picture. A gallery of one picture stays still. */
export function BannerMotion({ around, controls, ...props }: BannerMotionProps) {
  const { kind, pictures, video } = useFragment(
    graphql`
      fragment BannerMotion_banner on Banner {
        kind
        pictures {
          ...BannerPhoto_photo
        }
        video
      }
    `,
    props.banner,
  );
  if (kind === 'VIDEO') return video && <BannerVideo video={video} controls={controls} />;
  if (pictures.length < 2) return null;
  return (
    <Carousel
      count={pictures.length}
      picture={(index) => {
        const photo = pictures[index];
        return photo && <BannerPhoto photo={photo} />;
      }}
      around={around}
      controls={controls}
    />
  );
}

import type { BannerPhoto_photo$key } from '../../../__generated__/BannerPhoto_photo.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import { portraitOf } from '../../../shared/ui/photo/picture.ts';

interface Props {
  photo: BannerPhoto_photo$key;
  decorative?: boolean;
  className?: string | undefined;
}

/** It is 92 % of the window's height; on tall screens it is wider than the window and cropped. */
const sizes = '(max-aspect-ratio: 1/1) 92vh, 100vw';

/** Windows of phones, where a third of the whole picture would be seen. */
const tall = '(max-aspect-ratio: 3/5)';

/** A picture of a banner. Phones load a part of it that is as tall as they are, with half the bytes. */
export function BannerPhoto({ photo: key, ...appearance }: Props) {
  const photo = useFragment(
    graphql`
      fragment BannerPhoto_photo on Photo {
        url
        ...Photo_photo
      }
    `,
    key,
  );
  const portrait = portraitOf(photo.url);
  return (
    <picture>
      {portrait && <source media={tall} srcSet={portrait} />}
      <Photo photo={photo} sizes={sizes} priority {...appearance} />
    </picture>
  );
}

import { useIntl } from 'react-intl';
import type { Photo_photo$key } from '../../../../__generated__/Photo_photo.graphql.ts';
import { Photo } from '../../../../shared/ui/photo/Photo.tsx';
import css from './BrochurePhotos.module.css';
import { printedWidth } from './brochureParts.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  photos: readonly Photo_photo$key[];
  /** How many photos the property has beside those of the brochure, which the last sheet says. */
  more: number;
}

/** Photos to the edges of the paper, in half-brick bond. */
export function BrochurePhotos({ photos, more }: Props) {
  const intl = useIntl();
  return (
    <Sheet className={css.sheet}>
      <div className={css.photos} data-photos={photos.length}>
        {photos.map((photo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo stands at one place
          <Photo key={i} photo={photo} sizes={printedWidth} priority />
        ))}
      </div>
      {more > 0 && (
        <p className={css.more}>
          {intl.formatMessage({ id: 'window.morePhotos' }, { count: more })}
        </p>
      )}
    </Sheet>
  );
}

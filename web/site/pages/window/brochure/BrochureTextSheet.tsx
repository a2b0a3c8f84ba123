import type { ReactNode } from 'react';
import type { Photo_photo$key } from '../../../../__generated__/Photo_photo.graphql.ts';
import { Photo } from '../../../../shared/ui/photo/Photo.tsx';
import css from './BrochureText.module.css';
import { printedWidth } from './brochureParts.ts';
import { Sheet } from './Sheet.tsx';

/** A sheet of its own for a description that leaves room for a photo, which fills what the words leave. */
export function BrochureTextSheet({
  photo,
  children,
}: {
  photo: Photo_photo$key;
  children: ReactNode;
}) {
  return (
    <Sheet>
      <div className={css.photo}>
        <Photo photo={photo} sizes={printedWidth} priority />
      </div>
      {children}
    </Sheet>
  );
}

import { type CSSProperties, useEffect, useRef } from 'react';
import type { Photo_photo$key } from '../../../__generated__/Photo_photo.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import './Photo.module.css';
import { pictureSources, placeholderOf } from './picture.ts';
import { showPlaceholder } from './placeholder.ts';

/** A photo as the graph has it. */
export interface PhotoData {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface Appearance {
  /** Its width in the layout, as the attribute sizes takes it. */
  sizes: string;
  /** Visible when the page opens: loaded at once, with high priority. */
  priority?: boolean;
  /** The text beside it says what it shows, so that screen readers skip it. */
  decorative?: boolean;
  /** The original is one of its sizes, for what is zoomed. */
  original?: boolean;
  className?: string | undefined;
  style?: CSSProperties & Record<`--${string}`, number>;
}

/** A photo of a public page, as `Picture` shows it. */
export function Photo({ photo: key, ...appearance }: Appearance & { photo: Photo_photo$key }) {
  const photo = useFragment(
    graphql`
      fragment Photo_photo on Photo {
        url
        width
        height
        alt
      }
    `,
    key,
  );
  return <Picture photo={photo} {...appearance} />;
}

/** A picture in the width that the screen needs. One that is not visible at first may show a placeholder until it has loaded. */
export function Picture({
  photo,
  sizes,
  priority,
  decorative,
  original,
  ...appearance
}: Appearance & { photo: PhotoData }) {
  const image = useRef<HTMLImageElement>(null);
  const placeholder = priority ? null : placeholderOf(photo.url, photo.width);
  useEffect(() => {
    if (image.current && placeholder) return showPlaceholder(image.current, placeholder);
  }, [placeholder]);
  return (
    <img
      ref={image}
      {...pictureSources(photo.url, photo.width, sizes, original)}
      width={photo.width}
      height={photo.height}
      alt={decorative ? '' : photo.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      {...appearance}
    />
  );
}

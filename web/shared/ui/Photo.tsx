import { type CSSProperties, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Photo_photo$key } from '../../__generated__/Photo_photo.graphql.ts';
import './Photo.module.css';
import { pictureSources, placeholderOf } from './picture.ts';
import { showPlaceholder } from './placeholder.ts';

interface Props {
  photo: Photo_photo$key;
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

/** A picture in the width that the screen needs. One that is not visible at first may show a placeholder until it has loaded. */
export function Photo({ photo: key, sizes, priority, decorative, original, ...appearance }: Props) {
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

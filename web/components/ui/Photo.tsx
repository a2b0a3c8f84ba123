import { type CSSProperties, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Photo_photo$key } from '../../__generated__/Photo_photo.graphql.ts';
import './Photo.module.css';
import { pictureSources, placeholderOf } from './picture.ts';
import { standIn } from './placeholder.ts';

interface Props {
  photo: Photo_photo$key;
  /** The width it takes in the layout, as the attribute sizes says it. */
  sizes: string;
  /** In sight when the page opens: loaded at once and before the rest. */
  priority?: boolean;
  /** Something beside it already says what it shows, so it is not read aloud. */
  decorative?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A picture in the width that the screen needs. One that is not in sight at first may show a placeholder until it comes. */
export function Photo({ photo: key, sizes, priority, decorative, className, style }: Props) {
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
    if (image.current && placeholder) return standIn(image.current, placeholder);
  }, [placeholder]);
  return (
    <img
      ref={image}
      {...pictureSources(photo.url, photo.width, sizes)}
      width={photo.width}
      height={photo.height}
      alt={decorative ? '' : photo.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
      style={style}
    />
  );
}

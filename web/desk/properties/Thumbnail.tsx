import css from './Thumbnail.module.css';

interface Props {
  /** The address of the picture; null for a property without one. */
  url: string | null | undefined;
  width: number;
  height: number;
  alt?: string;
}

/** A small picture, cut to its frame. Drawings have one size. */
export function Thumbnail({ url, width, height, alt = '' }: Props) {
  if (!url) return <span className={css.none} style={{ width, height }} />;
  const small = /\.svg$/i.test(url) ? url : `${url}?width=400&height=auto&format=webp`;
  return (
    <img
      className={css.picture}
      src={small}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}

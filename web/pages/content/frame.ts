import type { Photo_photo$key } from '../../__generated__/Photo_photo.graphql.ts';

/** Where a module stands. */
export interface Frame {
  /** On the home page, where lists have a layout of their own. */
  readonly home: boolean;
  /** The only part of its page: the title of the page is its title too. */
  readonly alone: boolean;
  /** Beside other modules in a row. */
  readonly cell: boolean;
  /** The class of the page's first row; the page says how far it stands from what is above it. */
  readonly first?: string | undefined;
  /** The page's own picture. */
  readonly picture: Photo_photo$key | null | undefined;
}

/** The level of the titles in a module: under its own, or straight under that of the page. */
export function headingIn(frame: Frame): 'h2' | 'h3' {
  return frame.alone ? 'h2' : 'h3';
}

import type { Photo_photo$key } from '../../__generated__/Photo_photo.graphql.ts';

/** Where a module stands on its page. */
export interface Frame {
  /** On the home page, where lists have a layout of their own. */
  readonly home: boolean;
  /** The only module of its page, without a heading that the agency chose: the page's title is its title too. */
  readonly alone: boolean;
  /** The heading that the agency chose, in place of the usual one. */
  readonly title?: string | null | undefined;
  /** Beside other modules in a row. */
  readonly cell: boolean;
  /** The class of the first row, with which the page sets the distance to what is above. */
  readonly first?: string | undefined;
  /** The page's own picture. */
  readonly picture: Photo_photo$key | null | undefined;
}

/** The heading level inside a module: under the module's title, or directly under the page's. */
export function headingIn(frame: Frame): 'h2' | 'h3' {
  return frame.alone ? 'h2' : 'h3';
}

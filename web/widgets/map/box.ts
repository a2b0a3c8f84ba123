import type { Pixel } from './view.ts';

/** The sides of something on the screen, pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A box whose sides are relative to a point, moved to that point. */
export function boxAt(at: Pixel, { left, right, top, bottom }: Box): Box {
  return {
    left: at.left + left,
    right: at.left + right,
    top: at.top + top,
    bottom: at.top + bottom,
  };
}

/** Whether two boxes overlap; boxes that only touch do not. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

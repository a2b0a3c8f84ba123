/** A picture changes when it is dragged over this share of its width: one fifth (specification section 9). */
const touchThreshold = 5;
/** The share of a drag that is followed past the first and the last picture. */
const edgeFriction = 0.35;

interface Drag {
  /** Pixels from where it started, to the right. */
  readonly distance: number;
  /** Pixels of a picture. */
  readonly width: number;
  readonly current: number;
  readonly count: number;
}

/** How far the pictures follow a drag, in pixels, and which one is shown when it ends. */
export function swipe({ distance, width, current, count }: Drag): { shift: number; to: number } {
  const to = current - Math.sign(distance);
  if (to < 0 || to >= count) return { shift: distance * edgeFriction, to: current };
  return { shift: distance, to: Math.abs(distance) >= width / touchThreshold ? to : current };
}

import { grouped } from '../ui/figures.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** '112 – 164'; one number when both are the same; null when the range is unknown. */
export function rangeText(range: Range | null | undefined): string | null {
  if (range == null) return null;
  const { min, max } = range;
  return min === max ? grouped(min) : `${grouped(min)} – ${grouped(max)}`;
}

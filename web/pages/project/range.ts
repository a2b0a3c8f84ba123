import { grouped } from '../../components/ui/figures.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** From the lowest to the highest, '112 – 164'; one number when they are the same; null when nothing is stated. */
export function rangeText(range: Range | null | undefined): string | null {
  if (range == null) return null;
  const { min, max } = range;
  return min === max ? grouped(min) : `${grouped(min)} – ${grouped(max)}`;
}

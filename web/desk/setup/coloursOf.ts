import { readable } from '../ui/contrast.ts';

type Pixels = ArrayLike<number>;

/** Colours this grey are none of a brand: paper, ink, shadows. */
const grey = 40;

/**
 * The two colours that a logo is made of most, so that white words can be read on them; fewer for one that is black, white or of one
 * colour. `pixels` are red, green, blue and opacity of each.
 */
export function coloursOf(pixels: Pixels): string[] {
  const counts = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map(
      (i) => pixels[at + i] ?? 0,
    );
    if (opacity < 200 || Math.max(red, green, blue) - Math.min(red, green, blue) < grey) continue;
    const key = [red, green, blue].map((part) => part >> 5).join();
    const known = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
    known.count++;
    known.sum = [known.sum[0] + red, known.sum[1] + green, known.sum[2] + blue];
    counts.set(key, known);
  }
  const found: string[] = [];
  for (const { count, sum } of [...counts.values()].sort((a, b) => b.count - a.count)) {
    const colour = readable(hex(sum.map((part) => Math.round(part / count))));
    if (found.every((other) => distance(other, colour) > 90)) found.push(colour);
    if (found.length === 2) break;
  }
  return found;
}

const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function distance(a: string, b: string): number {
  const parts = (colour: string) =>
    (colour.match(/\w\w/g) ?? []).map((two) => Number.parseInt(two, 16));
  const other = parts(b);
  return parts(a).reduce((sum, part, i) => sum + Math.abs(part - (other[i] ?? 0)), 0);
}

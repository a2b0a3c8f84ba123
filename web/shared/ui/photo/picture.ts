/** Widths that the server makes, in pixels (specification section 9); the smallest is the placeholder of the others. */
export const widths = [100, 400, 600, 1360, 1600];

/** The addresses of a picture, its original among them if asked. A drawing (SVG) is sharp at any width and has one. */
export function pictureSources(url: string, width: number, sizes: string, original = false) {
  const made = widthsOf(url, width);
  const best = made.find((w) => w >= 600) ?? made[1];
  if (best === undefined) return { src: url };
  return {
    src: sized(url, best),
    srcSet: made
      .map((w) => `${sized(url, w)} ${w}w`)
      .concat(original ? `${url} ${width}w` : [])
      .join(', '),
    sizes,
  };
}

/** The picture cut to 600 × 1100 pixels, which the server makes beside its widths; null for a drawing. */
export function portraitOf(url: string): string | null {
  return url.endsWith('.svg') ? null : `${url}?width=600&height=1100&format=webp`;
}

/** The picture at its smallest; null for a drawing and for one that is small itself. */
export function placeholderOf(url: string, width: number): string | null {
  const [smallest, next] = widthsOf(url, width);
  return smallest && next ? sized(url, smallest) : null;
}

function widthsOf(url: string, width: number): number[] {
  return url.endsWith('.svg') ? [] : widths.filter((w) => w <= width);
}

function sized(url: string, width: number): string {
  return `${url}?width=${width}&height=auto&format=webp`;
}

const widths = [400, 600, 1360, 1600];

/** The addresses of a picture, never wider than its original. A drawing (SVG) is sharp at any width and has one. */
export function pictureSources(url: string, width: number, sizes: string) {
  const made = url.endsWith('.svg') ? [] : widths.filter((w) => w <= width);
  const best = made.find((w) => w >= 600) ?? made.at(-1);
  if (best === undefined) return { src: url };
  return {
    src: sized(url, best),
    srcSet: made.map((w) => `${sized(url, w)} ${w}w`).join(', '),
    sizes,
  };
}

function sized(url: string, width: number): string {
  return `${url}?width=${width}&height=auto&format=webp`;
}

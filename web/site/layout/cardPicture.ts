interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Widths that social networks show large, in pixels; the largest that the original has is used. */
export const cardWidths = [1360, 600, 400];

/** The picture of a social card, as JPEG, which every network reads. Null for a drawing or one that is too small. */
export function cardPicture({ url, width, height, alt }: Picture): Picture | null {
  const made = cardWidths.find((w) => w <= width);
  if (made === undefined || url.endsWith('.svg')) return null;
  return {
    url: `${url}?width=${made}&height=auto&format=jpeg`,
    width: made,
    height: Math.round((height * made) / width),
    alt,
  };
}

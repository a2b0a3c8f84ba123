/** Whether dark words have more contrast than white ones on a colour #rrggbb: its relative luminance (WCAG) is above 0.2. */
export function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/\w\w/g) ?? []).map(
    (part) => (Number.parseInt(part, 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2;
}

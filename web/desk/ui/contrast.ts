/** The site's own colours in sRGB: agency/contrast.go has the same, and the same rules for imports. */
export const [ground, ink, white] = ['#f9f7f2', '#201b16', '#ffffff'];

/** What words need to be read well on a colour (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** The ratio of two colours #rrggbb, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a colour #rrggbb, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\w\w/g) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour nearest to one on which white words can be read well: the same where they can, else as much darker as needed. */
export function readable(colour: string): string {
  let shade = colour;
  for (let part = 99; contrast(white, shade) < leastContrast && part >= 0; part--) {
    const darker = (colour.match(/\w\w/g) ?? []).map((two) =>
      Math.floor((Number.parseInt(two, 16) * part) / 100),
    );
    shade = `#${darker.map((n) => n.toString(16).padStart(2, '0')).join('')}`;
  }
  return shade;
}

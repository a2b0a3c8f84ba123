import type { CSSProperties } from 'react';

interface Colours {
  readonly buttons: string | null | undefined;
  readonly accent: string | null | undefined;
}

/** The agency's colours in place of the site's, as properties of what stands around a page. Darker and lighter ones are mixed from them. */
export function coloursOf({ buttons, accent }: Colours): CSSProperties {
  const colours = {
    display: 'contents',
    ...(buttons && {
      '--brick': buttons,
      '--brick-deep': `color-mix(in oklab, ${buttons} 84%, black)`,
      '--brick-tint': `color-mix(in oklab, ${buttons} 8%, white)`,
    }),
    ...(accent && {
      '--moss': accent,
      '--moss-tint': `color-mix(in oklab, ${accent} 10%, white)`,
    }),
  };
  return colours as CSSProperties;
}

/** The slides of a page, out of it. */
export function slidesOf(main: HTMLElement): HTMLElement[] {
  const slides = [...main.querySelectorAll<HTMLElement>('[data-slide]')];
  return slides.map((slide) => document.importNode(slide, true));
}

/** The addresses of the pages in turn, one for each language. */
export function turnsOf({ dataset }: HTMLElement): string[] {
  return (dataset.turns ?? '').split(' ').filter(Boolean);
}

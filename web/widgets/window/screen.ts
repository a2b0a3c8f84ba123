import { remember } from './remember.ts';
import { slidesOf, turnsOf } from './slides.ts';

const minute = 60_000;

/** How often the page is read again without news of a change: for the agency's own texts, and where the stream does not reach. */
const readEvery = 10 * minute;

/** After so long the page starts anew, so that nothing grows on a screen that is never switched off. */
const longest = 24 * 60 * minute;

/** Shows the slides of a page one after another, and after the last those of the next language. */
export class Screen {
  readonly #main: HTMLElement;
  readonly #begun = Date.now();
  /** The pages of the languages in turn; each as it was read last. */
  readonly #turns: string[];
  readonly #pages = new Map<string, HTMLElement[]>();
  #turn = 0;
  #at = -1;
  #paused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;

  constructor(main: HTMLElement) {
    this.#main = main;
    this.#turns = turnsOf(main);
    this.#pages.set(this.#turns[0] ?? '', slidesOf(main));
  }

  start() {
    this.#main.dataset.on = '';
    this.#step(1);
    addEventListener('keydown', (event) => this.#press(event));
    setInterval(() => this.read(), readEvery);
    this.read();
  }

  /** Reads the pages of all languages again. What cannot be read stays as it was. */
  async read() {
    if (this.#reading) return;
    this.#reading = true;
    for (const address of this.#turns) {
      const read = await pageAt(address);
      if (read) this.#pages.set(address, slidesOf(read));
      if (read && Date.now() - this.#begun > longest) location.reload();
    }
    remember(this.#turns);
    this.#reading = false;
    this.#refresh();
  }

  /** The slides of the language that is on. */
  get #slides(): HTMLElement[] {
    return this.#pages.get(this.#turns[this.#turn] ?? '') ?? [];
  }

  #step(by: number) {
    clearTimeout(this.#timer);
    this.#at += by;
    if (this.#at >= this.#slides.length || this.#at < 0) {
      this.#turn = (this.#turn + 1) % this.#turns.length;
      this.#at = by > 0 ? 0 : Math.max(this.#slides.length - 1, 0);
    }
    this.#show();
    if (!this.#paused) this.#timer = setTimeout(() => this.#step(1), seconds(this.#main) * 1000);
  }

  /**
   * Puts the slide and the one after it on the page, no others: a browser holds the pictures of two, however long it runs. The one after
   * waits unseen, so that its picture has loaded when its turn comes.
   */
  #show() {
    const slides = this.#slides;
    const now = slides[this.#at % Math.max(slides.length, 1)];
    const next = slides[(this.#at + 1) % Math.max(slides.length, 1)];
    const list = this.#main.querySelector('ol');
    if (!list || !now) return;
    const shown = [...new Set([now, next ?? now])];
    for (const one of [...list.children]) {
      if (!shown.includes(one as HTMLElement)) one.remove();
    }
    for (const one of shown) {
      if (one.parentElement !== list) list.append(one);
      one.toggleAttribute('data-shown', one === now);
      one.inert = one !== now;
    }
    now.dataset.side = this.#at % 2 === 0 ? 'left' : 'right';
  }

  /** Shows what was read: a property that is gone is gone at once, the others keep their place. */
  #refresh() {
    const shown = this.#main.querySelector<HTMLElement>('[data-shown]')?.dataset.number;
    const found = this.#slides.findIndex((one) => one.dataset.number === shown);
    this.#main.toggleAttribute('data-empty', this.#slides.length === 0);
    if (this.#slides.length === 0) this.#main.querySelector('ol')?.replaceChildren();
    else if (found >= 0) this.#at = found;
    else this.#at = Math.min(Math.max(this.#at, 0), this.#slides.length - 1);
    this.#show();
  }

  #press({ key }: KeyboardEvent) {
    if (key === ' ') this.#paused = !this.#paused;
    if (key === ' ' || key === 'ArrowRight') this.#step(key === ' ' ? 0 : 1);
    if (key === 'ArrowLeft') this.#step(-1);
  }
}

function seconds({ dataset }: HTMLElement): number {
  return Number(dataset.seconds) || 12;
}

/** The main part of a page; null when it cannot be read. A page of a newer program starts anew. */
async function pageAt(address: string): Promise<HTMLElement | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(minute / 2) });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const main = page.querySelector('main');
    if (main && page.documentElement.dataset.style !== document.documentElement.dataset.style)
      location.reload();
    return main;
  } catch {
    return null;
  }
}

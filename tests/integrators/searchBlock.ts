import type { Page } from '@playwright/test';

/** The parts that an agency may leave out of its home page's search block. */
const flags = [
  'logo',
  'title',
  'description',
  'secondDescription',
  'showSearchInput',
  'showSearchButton',
  'showSearchCount',
  'showCountProperty',
] as const;

const shown = (nl: string) => ({ text: { nl, fr: nl, en: nl, de: nl }, public: true });
type Flag = (typeof flags)[number];
const texts: Partial<Record<Flag, object>> = {
  title: shown('Zoek een huis'),
  description: shown('FOR_SALE_TOTAL te koop, FOR_RENT_TOTAL te huur'),
  secondDescription: shown('Niet bij deze FOR_SALE_TOTAL panden? Bel ons, wij zoeken mee.'),
};
const hidden = { text: {}, public: false };

/** A search block with some of its parts. */
export interface Combination {
  readonly name: string;
  /** As site.json has it. */
  readonly search: object;
}

/** Every combination of the parts that an agency may choose; `showCountProperty` only adds counts to the buttons of `showSearchCount`. */
const possible = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  flags.filter((_, i) => bits & (1 << i)),
).filter((has) => has.includes('showSearchCount') || !has.includes('showCountProperty'));

/**
 * Enough of the possible combinations that any four parts occur in every mix of shown and left out. This finds what goes wrong
 * because of four parts or fewer, in a fifth of the time that all would take.
 */
export const combinations: readonly Combination[] = coveringFours().map((has) => {
  const part = (name: Flag) => {
    const on = has.includes(name);
    return name in texts ? (on ? texts[name] : hidden) : on;
  };
  const search = Object.fromEntries(flags.map((name) => [name, part(name)]));
  return { name: has.join(', ') || 'nothing', search };
});

/** Takes, again and again, the combination with the most mixes of four parts that none before it has. */
function coveringFours(): Flag[][] {
  const taken: Flag[][] = [];
  const unseen = new Set(possible.flatMap(fours));
  while (unseen.size) {
    const news = possible.map((has) => fours(has).filter((four) => unseen.has(four)));
    const most = news.reduce((a, b, i) => (b.length > (news[a]?.length ?? 0) ? i : a), 0);
    for (const four of news[most] ?? []) unseen.delete(four);
    taken.push(possible[most] ?? []);
  }
  return taken;
}

/** For each four parts, which of them a combination has. */
function fours(has: readonly Flag[]): string[] {
  const parts = flags.map((name) => (has.includes(name) ? name : `no ${name}`));
  return parts.flatMap((a, i) =>
    parts
      .slice(i + 1)
      .flatMap((b, j) =>
        parts
          .slice(i + j + 2)
          .flatMap((c, k) => parts.slice(i + j + k + 3).map((d) => `${a}, ${b}, ${c}, ${d}`)),
      ),
  );
}

/**
 * Removes everything below the first section of a home page, so that each layout takes less time; runs in the page.
 */
export function shorten(): void {
  const next = document.querySelector('main > section ~ :has(h2, h3, p)');
  for (let one = next?.nextElementSibling; one; one = next?.nextElementSibling) one.remove();
  document.querySelector('body footer')?.remove();
}

/** Puts the words of another home page's banner in place of this one's, which is faster than loading that page; runs in the page. */
export function replaceWords(html: string): void {
  const selector = 'section[aria-labelledby=banner-title] > .wrap';
  const other = new DOMParser().parseFromString(html, 'text/html').querySelector(selector);
  if (!other) throw new Error('the home page has no banner');
  document.querySelector(selector)?.replaceWith(other);
}

/** Describes every layout problem of the banner and its search block; runs in the page. */
export function faults(): string[] {
  const banner = document.querySelector('section[aria-labelledby=banner-title]') as HTMLElement;
  const form = banner.querySelector('form');
  const box = (one: Element) => one.getBoundingClientRect();
  const outside = (a: DOMRect, b: DOMRect) =>
    a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const words = (one: Element) => `${one.tagName} ${one.textContent?.trim() ?? ''}`;
  const parts = [...banner.querySelectorAll('h1, h2, p, a, input, button')];
  const header = box(document.querySelector('header') as Element);
  const below = box(document.querySelector(`main > section ~ * :is(h2, h3, p)`) as Element);
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? ['the page sticks out'] : []),
    ...parts.flatMap((one, i) => [
      ...(outside(box(one), box(form?.contains(one) ? form : banner))
        ? [`out: ${words(one)}`]
        : []),
      ...(one.scrollWidth > one.clientWidth + 1 ? [`cut: ${words(one)}`] : []),
      ...(meet(box(one), header) ? [`under the header: ${words(one)}`] : []),
      ...(box(one).bottom > below.top ? [`over what follows: ${words(one)}`] : []),
      ...parts
        .slice(i + 1)
        .filter((other) => meet(box(one), box(other)))
        .map((other) => `meet: ${words(one)}, ${words(other)}`),
    ]),
    ...[...(form?.querySelectorAll('a, input, button') ?? [])]
      .filter((one) => Math.min(box(one).width, box(one).height) < 44)
      .map((one) => `small: ${words(one)}`),
  ];
}

/** The links, fields and buttons of the search block that Tab does not reach in order, or not in view. */
export async function unreached(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const title = document.getElementById('banner-title') as HTMLElement;
    title.tabIndex = -1;
    title.focus();
  });
  const all = 'section[aria-labelledby=banner-title] :is(a, input, button)';
  const missed: string[] = [];
  for (let place = 0; place < (await page.locator(all).count()); place++) {
    await page.keyboard.press('Tab');
    missed.push(...(await page.evaluate(elsewhere, { all, place })));
  }
  return missed;
}

/** The nth control when it is not focused or not visible, else nothing; runs in the page. */
function elsewhere({ all, place }: { all: string; place: number }): string[] {
  const one = document.querySelectorAll(all)[place] as HTMLElement;
  const { left, top, width, height } = one.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return one === document.activeElement && one.contains(seen) ? [] : [one.outerHTML];
}

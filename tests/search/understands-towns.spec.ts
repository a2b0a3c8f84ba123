import { readFileSync } from 'node:fs';
import { expect, test } from '../visitor.ts';

/** The list of what is for sale, in the languages of the site. */
const lists: Record<string, string> = {
  nl: '/nl/te-koop/',
  fr: '/fr/a-vendre/',
  en: '/en/for-sale/',
};

/** What people type, and the towns that are meant: the table of the sentences' own test. */
const rows = readFileSync(new URL('../../sentence/testdata/towns.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([language = '']) => language in lists);

/**
 * The search field sends `q`, the filter's text `text`. Both lead to the same towns as the sentence: to their conditions, to the list of a
 * town, or, of the filter's text, to a search whose properties lie there.
 */
for (const param of ['q', 'text'])
  test(`towns as people type them are understood by ${param}`, async ({ page, request }) => {
    test.setTimeout(300_000); // over a hundred lists, most of towns without properties
    expect(rows.length).toBeGreaterThan(100);
    const searches: [string, string][] = [];
    for (const [language = '', typed = '', meant = ''] of rows) {
      const answer = await request.get(`${lists[language]}?${param}=${encodeURIComponent(typed)}`);
      expect(answer.status(), typed).toBe(200);
      const { pathname, searchParams } = new URL(answer.url());
      const [towns = '', radius] = meant.split(/ \+ | km$/);
      const cities = searchParams.getAll('city').map((city) => city.replace('|', ' '));
      if (cities.length > 0 || radius) {
        expect(cities.join(', '), typed).toBe(towns);
        expect(searchParams.get('radius') ?? undefined, typed).toBe(radius);
        continue;
      }
      const name = towns.replace(/ \d{4}$/, '');
      if (searchParams.has('text')) searches.push([answer.url(), name]);
      else expect(decodeURI(pathname).split('/').at(-2), typed).toBe(slug(name));
    }
    for (const [address, name] of searches) {
      await page.goto(address);
      const cards = await page.locator('[data-card]').allTextContents();
      expect(cards.length, address).toBeGreaterThan(0);
      for (const card of cards) expect(card, address).toContain(name);
    }
  });

function slug(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

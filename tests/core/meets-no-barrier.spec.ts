import type { Page } from '@playwright/test';
import { addressesOf, type Kind } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { expect, test } from '../visitor.ts';
import { type Language, words } from '../words.ts';

type Say = ReturnType<typeof words>;

/** What a visitor does on a page before it is checked once more. */
type Reach = (page: Page, say: Say) => Promise<void>;

type Open = (address: string) => Promise<unknown>;

/** A page that is loaded once, and everything on it that is checked. */
interface Screen {
  name: string;
  kind: Kind;
  search?: string;
  /** The visitor comes as if it were for the first time. */
  first?: boolean;
  /** What to wait for before the page itself is checked. */
  reach?: Reach;
  /** What the visitor then opens, one after another. */
  opens?: [name: string, reach: Reach][];
  /** The same, on a phone only. */
  phoneOpens?: [name: string, reach: Reach][];
}

const screens: Screen[] = [
  { name: 'home', kind: 'home', opens: [['the panel of the search', openPanel]] },
  { name: 'sale', kind: 'sale', phoneOpens: [['the drawer', openDrawer]] },
  { name: 'sale with a filter', kind: 'sale, filtered', opens: [['all criteria', openCriteria]] },
  { name: 'a list without results', kind: 'sale', search: '?city=Peer%7C3990&priceMax=1' },
  { name: 'sale beside a map', kind: 'sale', search: '?view=both', reach: seeTheMap },
  { name: 'sale on a map', kind: 'sale', search: '?view=map', reach: seeTheMap },
  {
    name: 'property',
    kind: 'property',
    opens: [
      ['a photo', openPhoto],
      ['the photo enlarged', enlargePhoto],
      ['the ways to share', openShare],
    ],
  },
  { name: 'project', kind: 'project' },
  { name: 'projects', kind: 'projects' },
  { name: 'realisations', kind: 'realisations' },
  { name: 'services', kind: 'services' },
  { name: 'contact', kind: 'contact' },
  { name: 'a valuation', kind: 'valuation' },
  { name: 'a search to register', kind: 'demand register', search: '?city=Bree%7C3960&type=1' },
  { name: 'an article', kind: 'article' },
  { name: 'the statement on accessibility', kind: 'accessibility' },
  { name: 'sold', kind: 'sold' },
  { name: 'saved', kind: 'saved' },
  { name: 'side by side', kind: 'saved', search: '&c=1096&c=1097' },
  { name: 'not found', kind: 'not found' },
  {
    name: 'the question what to let in',
    kind: 'home',
    first: true,
    reach: seeQuestion,
    opens: [['the choice what to let in', openToggles]],
  },
];

// One visitor sees them all, so that what a page shares with the one before is loaded once.
test('every screen, nl: no barrier', { tag: '@phone' }, async ({ page, visit }, { project }) => {
  test.setTimeout(300_000);
  await seeAll('nl', project.name.endsWith('phone'), page, visit);
});

// Other languages have other words, but the same styles and scripts: so each is checked at a width at which Dutch is not.
const tablet = { width: 834, height: 1112 };
const largePhone = { width: 430, height: 932 };
for (const [language, viewport] of [
  ['fr', largePhone],
  ['en', tablet],
] as const) {
  test(`every screen, ${language}, ${viewport.width} pixels wide: no barrier`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await seeAll(language, viewport === largePhone, page, visit);
  });
}

/** Visits every screen, opens what it opens, and checks each. */
async function seeAll(language: Language, phone: boolean, page: Page, visit: Open): Promise<void> {
  const judge = async (name: string) =>
    expect.soft(await barriers(page, language), name).toEqual([]);
  const say = words(language);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await see(screen, language, page, visit);
      await judge(screen.name);
      const { opens = [], phoneOpens = [] } = screen;
      for (const [name, reach] of phone ? [...opens, ...phoneOpens] : opens) {
        await reach(page, say);
        await judge(name);
      }
    });
  }
}

async function see(
  { kind, search = '', first, reach }: Screen,
  language: Language,
  page: Page,
  visit: Open,
): Promise<void> {
  if (first) await page.evaluate(() => localStorage.clear());
  await visit((await addressesOf(kind))[language] + search);
  await reach?.(page, words(language));
}

async function openPanel(page: Page, say: Say): Promise<void> {
  await page.getByRole('combobox').fill('bree');
  const panel = page.getByRole('dialog', { name: say('search.results') });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Bree [3960]' })).toBeVisible();
  await expect(panel.locator('img').first()).toBeVisible();
}

async function openCriteria(page: Page, say: Say): Promise<void> {
  const names = ['list.criteria', 'list.filters'].map((id) => say(id, { count: 0 }));
  const name = new RegExp(`^(${names.join('|')})`);
  await page.getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('switch').first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: /\d/ })).not.toHaveAttribute('aria-busy');
}

async function seeTheMap(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toBeAttached(); // it is hidden where there is no room beside the list
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
}

async function openPhoto(page: Page, say: Say): Promise<void> {
  const counter = { photo: '1', photos: '8' };
  await page.getByRole('button', { name: say('property.enlarge', counter) }).click();
  const photos = page.getByRole('dialog', { name: say('property.photos') });
  await expect(photos.locator('header')).toHaveText(say('property.photo', counter));
}

async function enlargePhoto(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('property.zoom.in'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('property.zoom.out') })).toBeVisible();
}

async function openShare(page: Page, say: Say): Promise<void> {
  await page.goBack(); // closes the photos
  await expect(page.getByRole('dialog', { name: say('property.photos') })).toBeHidden();
  await page.getByRole('button', { name: say('property.share') }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
}

async function seeQuestion(page: Page, say: Say): Promise<void> {
  await expect(page.getByRole('dialog', { name: say('consent.title') })).toBeVisible();
}

async function openToggles(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('consent.settings') }).click();
  await expect(page.getByRole('switch')).toHaveCount(5);
}

async function openDrawer(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('layout.openMenu') }).click();
  await expect(page.getByRole('dialog', { name: say('layout.menu') })).toBeVisible();
}

import type { Page } from '@playwright/test';
import { addressesOf, type Kind } from './addresses.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './visitor.ts';
import { languages, words } from './words.ts';

type Say = ReturnType<typeof words>;

interface Screen {
  name: string;
  kind: Kind;
  search?: string;
  /** There is none on other devices. */
  only?: 'phone';
  /** The visitor comes as if it were for the first time. */
  first?: boolean;
  /** What the visitor does there first. */
  reach?: (page: Page, say: Say) => Promise<void>;
}

const screens: Screen[] = [
  { name: 'home', kind: 'home' },
  { name: 'home with the panel open', kind: 'home', reach: openPanel },
  { name: 'sale', kind: 'sale' },
  { name: 'sale with a filter', kind: 'sale, filtered' },
  { name: 'a list without results', kind: 'sale', search: '?city=Peer%7C3990&priceMax=1' },
  { name: 'sale with all criteria open', kind: 'sale, filtered', reach: openCriteria },
  { name: 'sale beside a map', kind: 'sale', search: '?view=both', reach: seeTheMap },
  { name: 'sale on a map', kind: 'sale', search: '?view=map', reach: seeTheMap },
  { name: 'property', kind: 'property' },
  { name: 'property with a photo open', kind: 'property', reach: openPhoto },
  { name: 'property with a photo enlarged', kind: 'property', reach: enlargePhoto },
  { name: 'property with the ways to share', kind: 'property', reach: openShare },
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
  { name: 'not found', kind: 'not found' },
  { name: 'the drawer', kind: 'sale', only: 'phone', reach: openDrawer },
  { name: 'the question what to let in', kind: 'home', first: true, reach: seeQuestion },
  { name: 'the choice what to let in', kind: 'sale', first: true, reach: openToggles },
];

for (const language of languages) {
  // One visitor sees them all: what a page shares with the one before is there already.
  test(
    `every screen, ${language}: no barrier`,
    { tag: '@phone' },
    async ({ page, visit }, { project }) => {
      test.setTimeout(180_000);
      for (const { name, kind, search = '', only, first, reach } of screens) {
        if (only && only !== project.name) continue;
        await test.step(name, async () => {
          if (first) await page.evaluate(() => localStorage.clear());
          await visit((await addressesOf(kind))[language] + search);
          await reach?.(page, words(language));
          expect.soft(await barriers(page, language), name).toEqual([]);
        });
      }
    },
  );
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
  await openPhoto(page, say);
  await page.getByRole('button', { name: say('property.zoom.in'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('property.zoom.out') })).toBeVisible();
}

async function openShare(page: Page, say: Say): Promise<void> {
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

import { barriers } from './barriers.ts';
import { serveConfigured } from './configured.ts';
import { expect, test, visitorsLanguage } from './visitor.ts';
import { words } from './words.ts';

const before = '€\u00a0104.500';
const now = '€\u00a098.000';

test('finds what was reduced, reads its history, and nothing of it once the price is hidden @phone', async ({
  page,
  browser,
}) => {
  const language = visitorsLanguage();
  const say = words(language);
  const site = await serveConfigured({});
  try {
    await site.changeProperty(1092, { price: 98_000 });
    const reduced = '?reduced=1&sort=reduced';
    const list = `${site.origin}/${language === 'fr' ? 'fr/a-vendre' : 'nl/te-koop'}/${reduced}`;
    await page.goto(list);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByText(say('property.reduced'), { exact: true })).toBeVisible();
    await expect(page.getByLabel(say('list.sort'))).toHaveValue('reduced');
    await expect(page.getByRole('link', { name: say('filter.reduced') })).toBeVisible();
    expect(await barriers(page, language)).toEqual([]);

    await card.getByRole('link').click();
    await expect(page.getByText(say('property.was', { price: before }))).toBeVisible();
    const history = page.getByRole('region', { name: say('property.history') });
    await history.getByRole('heading').click();
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByRole('listitem').first()).toContainText(
      say('property.history.price', { was: before, price: now }),
    );
    await expect(history.getByText(/(sinds|depuis) \d+ (dag|jour)/)).toBeVisible();
    expect(await barriers(page, language)).toEqual([]);

    // In English on a tablet, by the keyboard.
    const english = words('en');
    const window = page.viewportSize() ?? { width: 1440, height: 900 };
    const here = page.url();
    await page.setViewportSize({ width: 834, height: 1112 });
    await page.goto(`${site.origin}/en/for-sale/${reduced}`);
    await expect(card.getByText(english('property.reduced'), { exact: true })).toBeVisible();
    await card.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(english('property.was', { price: before }))).toBeVisible();
    expect(await barriers(page, 'en')).toEqual([]);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const other = await plain.newPage();
    await other.goto(page.url());
    const events = other.getByRole('region', { name: english('property.history') });
    await events.getByRole('heading').click();
    await expect(events.getByRole('listitem'), 'without scripts').toHaveCount(2);
    await plain.close();
    await page.setViewportSize(window);
    await page.goto(here);

    await site.changeProperty(1092, { price: 97_000, publishPrice: false });
    await page.reload();
    await history.getByRole('heading').click();
    await expect(history.getByRole('listitem')).toHaveCount(1);
    for (const amount of ['104.500', '98.000', '97.000']) {
      await expect(page.getByRole('main')).not.toContainText(amount);
    }
    await page.goto(list);
    await expect(card).toHaveCount(0);

    // Reduced and then sold, by its status alone: the page says sold and nothing of the reduction, and nobody can watch it.
    await site.changeProperty(1092, { price: 97_000, status: 2, marquee: 0 });
    await page.goto(`${site.origin}/fr/favoris/?n=1092,1096&c=1092&c=1096`);
    const sold = page.getByText(words('fr')('property.history.SOLD'), { exact: true });
    await expect(card.first().locator('[data-marquee="3"]').and(sold)).toBeVisible();
    await expect(
      page.getByRole('columnheader').first().locator('[data-marquee="3"]'),
    ).toBeVisible();
    await expect(page.locator('[data-marquee="0"]')).toHaveCount(0);
    const watch = page.getByRole('region', { name: words('fr')('saved.watch') });
    await expect(watch.getByRole('link')).toHaveCount(1);
    await page.goto('about:blank'); // nothing is still loading when the site ends
  } finally {
    await site.close();
  }
});

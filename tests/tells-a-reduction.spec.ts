import { barriers } from './barriers.ts';
import { serveConfigured } from './configured.ts';
import { expect, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');
const before = '€\u00a0104.500';
const now = '€\u00a098.000';

test('finds what was reduced, reads its history, and nothing of it once the price is hidden @phone', async ({
  page,
}) => {
  const site = await serveConfigured({});
  try {
    await site.changeProperty(1092, { price: 98_000 });
    const list = `${site.origin}/nl/te-koop/?reduced=1&sort=reduced`;
    await page.goto(list);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByText(say('property.reduced'), { exact: true })).toBeVisible();
    await expect(page.getByLabel(say('list.sort'))).toHaveValue('reduced');
    await expect(page.getByRole('link', { name: say('filter.reduced') })).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await card.getByRole('link').click();
    await expect(page.getByText(say('property.was', { price: before }))).toBeVisible();
    const history = page.getByRole('region', { name: say('property.history') });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByRole('listitem').first()).toContainText(
      say('property.history.price', { was: before, price: now }),
    );
    await expect(history.getByText(/sinds \d+ dagen?/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await site.changeProperty(1092, { price: 97_000, publishPrice: false });
    await page.reload();
    await expect(history.getByRole('listitem')).toHaveCount(1);
    for (const amount of ['104.500', '98.000', '97.000']) {
      await expect(page.getByRole('main')).not.toContainText(amount);
    }
    await page.goto(list);
    await expect(card).toHaveCount(0);
  } finally {
    await site.close();
  }
});

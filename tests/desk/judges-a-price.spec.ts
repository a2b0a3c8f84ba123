import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});

test.afterAll(async () => {
  await site.close();
});

for (const language of ['nl', 'fr', 'en', 'de'] as const)
  test(`judges a delivered price that is far from the one before, in ${language} @release @widths`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const say = deskWords(language);
    const priceShown = async () => {
      const query = 'query($n: Int!) { property(number: $n) { price { text } } }';
      const data = { query, variables: { n: 1043 } };
      return (await (await request.post(`${site.origin}/graphql`, { data })).json()).data.property
        .price.text;
    };
    await site.changeProperty(1043, { price: 845 });
    await site.changeProperty(1043, { price: 845 }); // a second time, which shows it whatever was shown before
    const before = await priceShown();
    expect(before).toMatch(/845/);
    await site.changeProperty(1043, { price: 8450 });
    expect(await priceShown()).toBe(before);
    const staff = newStaff('Eva Beheer', 'manager', language, site.data);
    await startSession(page, staff, '/desk', site.origin);
    const part = page.getByRole('region', { name: say('today.prices') });
    await expect(part).toBeVisible();
    await expectNoBarriers(page);
    await part.getByRole('link').first().click();
    const block = page.getByRole('region', { name: say('price.title') });
    const buttons = block.getByRole('button');
    await expect(buttons).toHaveCount(2);
    await expectNoBarriers(page);
    await buttons.last().click();
    await expect(buttons).toHaveCount(1);
    await site.changeProperty(1043, { price: 8450 });
    expect(await priceShown()).toBe(before);
    await expectNoBarriers(page);
    await buttons.click();
    await expect(block).toHaveCount(0);
    expect(await priceShown()).toMatch(/8.450/);
  });

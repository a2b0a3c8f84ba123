import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { queryGraph } from './graph.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './visitor.ts';
import { languages, words } from './words.ts';

interface Agent {
  number: number;
  name: string;
  path: string;
  office: { name: string };
}

/** The staff in a language, in the agency's order. */
async function staff(language: string): Promise<Agent[]> {
  const { site } = await queryGraph<{ site: { agents: Agent[] } }>(
    `{ site(language: ${language.toUpperCase()}) { agents { number name path office { name } } } }`,
  );
  return site.agents;
}

/** The properties of an agent that visitors find. */
async function offerOf(agent: number, language: string) {
  const which = `language: ${language.toUpperCase()}, filter: { agents: [{ number: ${agent} }] }, first: 100`;
  return queryGraph<{ own: { totalCount: number; nodes: { path: string }[] } }>(
    `{ own: properties(${which}) { totalCount nodes { path } } }`,
  );
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Checks on a phone and on a desktop that nothing sticks out of the page and that axe finds nothing. */
async function isSound(page: Page, language: (typeof languages)[number], name: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${name} is as wide as a window of ${size.width}`).toBe(size.width);
    expect.soft(await barriers(page, language), `${name} at ${size.width}`).toEqual([]);
  }
}

for (const language of languages) {
  const say = words(language);

  test(`the team leads to each agent with the agent's own properties, ${language}`, async ({
    page,
    visit,
  }) => {
    const agents = await staff(language);
    await visit((await addressesOf('team'))[language]);
    const main = page.getByRole('main');
    for (const { office } of agents) {
      await expect(main.getByRole('heading', { level: 2, name: office.name })).toBeVisible();
    }
    await isSound(page, language, 'the team');
    for (const { name } of agents) await expect(main.getByRole('link', { name })).toBeVisible();
    const [first] = agents as [Agent];
    const { own } = await offerOf(first.number, language);
    await main.getByRole('link', { name: first.name }).click();
    await expect(main.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    await expect(page).toHaveURL(first.path);
    await expect(
      main.getByText(say('agent.count', { count: own.totalCount }), { exact: true }),
    ).toBeVisible();
    const listed = await main
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(new Set(listed).size).toBe(Math.min(own.totalCount, 24));
    expect(own.nodes.map(({ path }) => path)).toEqual(expect.arrayContaining(listed));
    await isSound(page, language, 'an agent');
  });

  test(`each office on the contact page has its hours and the way to it, ${language}`, async ({
    page,
    visit,
  }) => {
    await visit((await addressesOf('contact'))[language]);
    for (const office of ['Kinrooi', 'Clervaux']) {
      const part = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 3, name: office }) });
      await expect(part.getByText(/09:00–\d\d:00/).first()).toBeVisible();
      await expect(
        part.getByRole('link', { name: say('office.route', { office }) }),
      ).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=5\d\.\d+,\d\.\d+$/,
      );
    }
    await isSound(page, language, 'contact');
  });
}

test('the team is reached and left by keyboard', async ({ page, visit }) => {
  const [first] = (await staff('nl')) as [Agent];
  await visit('/nl/contact/');
  await tabTo(page, page.getByRole('link', { name: words('nl')('office.team') }));
  await page.keyboard.press('Enter');
  const card = page.getByRole('main').getByRole('link', { name: first.name });
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/nl/makelaars/');
  await expect(card).toBeVisible();
});

test('an agent prints in black, without buttons', async ({ page, visit }) => {
  const [first] = (await staff('nl')) as [Agent];
  await visit(first.path);
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(title).toHaveCSS('color', ink);
  await expect(page.locator('form:visible')).toHaveCount(0);
  await expect(page.getByText(words('nl')('agent.registration'))).toBeVisible();
});

test('an address that is nobody’s is not found', async ({ page, visit, overheard }) => {
  overheard.forgiven.push(/404/);
  const response = await visit('/nl/makelaars/niemand/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('nl')('notFound.title'));
});

import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { openLead, post } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

/** A screen of the desk, or what opens on one. */
interface Shown {
  readonly name: string;
  readonly at: string;
  readonly open?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page
    .getByRole('button', { name: say(name) })
    .first()
    .click();

const screens: readonly Shown[] = [
  { name: 'the tree of pages', at: '/desk/pages' },
  { name: 'a page', at: '/desk/pages/about' },
  { name: 'the articles', at: '/desk/articles' },
  { name: 'an upload', at: '/desk/pictures', open: press('pictures.upload') },
  { name: 'an appointment that is planned', at: '/desk/week', open: press('week.plan') },
  { name: 'holidays', at: '/desk/settings#FORMS' },
  { name: 'hiding a property', at: '/desk/properties/1096', open: press('listing.hideFor') },
  { name: 'the search', at: '/desk/', open: (page) => page.keyboard.press('Control+k') },
  { name: 'the history of a property', at: '/desk/properties/1096/history' },
  { name: 'the projects', at: '/desk/projects' },
  { name: 'the units of a project', at: '/desk/projects/2001' },
  { name: 'the drawing of a project', at: '/desk/projects/2001/drawing' },
  { name: 'passkeys', at: '/desk/me' },
];

/** Checks what is shown at three widths, without loading it again. */
async function judge(page: Page, name: string) {
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await barriers(page), `${name} at ${width}`).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(room, `${name} does not scroll sideways at ${width}`).toBeLessThanOrEqual(width);
  }
}

test('screens and dialogs of the desk have no barrier at three widths', async ({
  page,
  context,
  overheard,
}) => {
  test.setTimeout(180_000);
  // no connection, and axe in the preview, which runs no scripts
  overheard.forgiven.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Blocked script execution/);
  const visitor = await post(page, 'requestValuation');
  await startSession(page, newStaff(), '/desk/inbox');
  for (const { name, at, open } of screens) {
    await page.goto(at);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await open?.(page);
    if (open) await expect(page.getByRole('dialog')).toBeVisible();
    await judge(page, name);
  }
  await openLead(page, visitor);
  await page.keyboard.press('a');
  await judge(page, 'an answer and what a form asks for');
  await context.setOffline(true);
  await expect(page.getByText(say('state.offline.line'))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^U ziet de lijst van/)).toBeVisible();
  await judge(page, 'a list without a connection');
});

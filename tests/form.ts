import { expect, type Locator, type Page } from '@playwright/test';

/** Who the visitor of the tests is, but for the email address: each test has its own. */
export const person = { firstName: 'Lien', lastName: 'Peeters', phone: '0470 00 00 01' } as const;

/** Fills in the visitor's name, email address and telephone number. */
export async function introduce(form: Locator, email: string): Promise<void> {
  const values = Object.entries({ ...person, email });
  await fill(form, Object.fromEntries(values.map(([name, value]) => [`person.${name}`, value])));
}

/** Fills in fields by their names. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
}

/** Ticks the privacy statement and sends the form, which asks nothing of a picture. */
export async function send(form: Locator): Promise<void> {
  await form.locator('[name=privacy]').check();
  await form.locator('button[type=submit]').click();
}

export function formOf(page: Page, mutation: string): Locator {
  return page.locator(`form#${mutation}`);
}

/** The events about forms that tag managers got. */
export function formEvents(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer?.filter(
      ({ event }) => event === 'form_sent',
    ),
  );
}

/**
 * Opens the last day with times in the afternoon, as Saturdays have none, and chooses its nth free time; tests use different ones, so that
 * no two want the same seat.
 */
export async function chooseTime(form: Locator, index: number): Promise<string> {
  const times = form.locator('label:visible:has(> [name=start])');
  const days = await form.locator('label:has(> [name$="-day"]:enabled)').all();
  for (const day of days.reverse()) {
    await day.click();
    await expect(times).not.toHaveCount(0);
    if ((await times.count()) > 8) break;
  }
  const time = times.filter({ has: form.page().locator('[name=start]:enabled') }).nth(index);
  const start = await time.locator('input').getAttribute('value');
  await time.click();
  return start ?? '';
}

import { expect, type Page, type Route } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { fill, formOf, introduce, send } from './form.ts';
import { someone } from './mailbox.ts';
import { takenOver } from './visitor.ts';
import { words } from './words.ts';

/** Sends the agency a message as a visitor does, so that the desk has a lead; the visitor's address. */
export async function write(page: Page, message: string): Promise<string> {
  const visitor = someone();
  await page.goto((await addressesOf('contact')).nl);
  await takenOver(page);
  const form = formOf(page, 'sendContact');
  await introduce(form, visitor);
  await fill(form, { remark: message });
  await send(form, words('nl'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('nl')('thanks.thanksContact.title'),
  );
  return visitor;
}

/** Whether a request is the stream by which the desk hears what happens. */
export const isStream = (route: Route) => route.request().headers().accept === 'text/event-stream';

/**
 * Lets a window of the desk hear nothing of what happens elsewhere: its stream is left without an answer, since the browser complains of a
 * broken one.
 */
export async function deafen(page: Page): Promise<void> {
  await page.route(/graphql/, (route) => (isStream(route) ? undefined : route.fallback()));
}

import { expect, type Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { fill, formOf, introduce, send } from './form.ts';
import { someone } from './mailbox.ts';
import { takenOver } from './visitor.ts';
import { words } from './words.ts';

/** Sends the agency a message as a visitor does; the visitor's address. */
export async function writeToAgency(page: Page, message: string): Promise<string> {
  const visitor = someone();
  await page.goto((await addressesOf('contact')).nl);
  await takenOver(page);
  const form = formOf(page, 'sendContact');
  await introduce(form, visitor);
  await fill(form, { remark: message });
  await send(form, words('nl'));
  const thanks = words('nl')('thanks.thanksContact.title');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
  return visitor;
}

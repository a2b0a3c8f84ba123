import { expect, type Locator, type Page } from '@playwright/test';
import { solve } from '../web/components/form/solve.ts';

/**
 * Sends a form without scripts: it comes back with nothing but the captcha to answer. No test can read the characters, so
 * the number stands in, as the browser of a visitor with scripts would find it.
 */
export async function sendPlain(page: Page, form: Locator): Promise<void> {
  await form.locator('[name=privacy]').check();
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
  await answerPlain(page, form);
}

/** Answers the captcha of a form that came back, and sends it again. */
export async function answerPlain(page: Page, form: Locator): Promise<void> {
  const { posted } = JSON.parse((await page.locator('#payload').textContent()) ?? '');
  await form
    .locator('[name="captcha.proof"]')
    .evaluate(
      (field: HTMLInputElement, found) => field.setAttribute('value', found),
      solve(posted.captcha.proof),
    );
  await form.locator('button[type=submit]').click();
}

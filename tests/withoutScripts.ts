import { expect, type Locator, type Page } from '@playwright/test';
import { solve } from '../web/shared/form/captcha/solve.ts';

/**
 * Sends a form without scripts, which comes back with only the captcha missing, and answers that. A test cannot read the
 * characters, so it computes the proof, as browsers with scripts do.
 */
export async function sendWithoutScripts(page: Page, form: Locator): Promise<void> {
  await form.locator('[name=privacy]').check();
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
  await answerCaptcha(page, form);
}

/** Answers the captcha of a form that came back, and sends it again. */
export async function answerCaptcha(page: Page, form: Locator): Promise<void> {
  const { posted } = JSON.parse((await page.locator('#payload').textContent()) ?? '');
  await form
    .locator('[name="captcha.proof"]')
    .evaluate(
      (field: HTMLInputElement, found) => field.setAttribute('value', found),
      solve(posted.captcha.proof),
    );
  await form.locator('button[type=submit]').click();
}

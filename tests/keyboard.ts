import { expect, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus; fails after some steps. */
export async function tabTo(
  page: Page,
  target: ReturnType<Page['locator']>,
  steps = 60,
): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

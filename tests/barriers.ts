import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page: for each rule its name and the elements that break it. */
export async function barriers(page: Page): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

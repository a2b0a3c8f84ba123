import { addressesOf, type Kind } from './addresses.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './visitor.ts';

const recordForms: [name: string, kind: Kind, form: string][] = [
  ['a question about a home', 'property', 'ask'],
  ['documents', 'property', 'documents'],
  ['a friend', 'property', 'friend'],
  ['a question about a project', 'project', 'ask'],
];
const own: [name: string, address: string][] = [
  ['a message', '/nl/contact/'],
  ['the newsletter', '/nl/nieuwsbrief/'],
  ['a testimonial', '/nl/testimonials/?form=write'],
  ['a valuation', '/nl/gratis-schatting/'],
  ['a search', '/nl/ik-zoek/'],
  ['an application for a job', '/nl/vacatures/vastgoedmakelaar-in-kinrooi/?form=apply'],
];

for (const [name, kind, form] of recordForms) {
  judged(name, async () => `${(await addressesOf(kind)).nl}?form=${form}`);
}
for (const [name, address] of own) judged(name, async () => address);

/** Checks a form with all its problems shown, when most can go wrong. */
function judged(name: string, addressOf: () => Promise<string>): void {
  test(`${name}: no barrier`, { tag: '@phone' }, async ({ page, visit }) => {
    await visit(await addressOf());
    const form = page.locator('main form[method=post]');
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('alert').getByRole('link').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const aside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(aside), 'pixels to scroll sideways').toBe(0);
  });
}

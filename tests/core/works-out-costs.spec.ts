import { readFileSync } from 'node:fs';
import { pathsOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { expect, test, visitorsLanguage } from '../visitor.ts';
import { type Language, words } from '../words.ts';

/** An old house in Flanders with label F. */
const house = 1077;

test('works out what a house costs, and shares and prints the address of it', {
  tag: '@phone',
}, async ({ page, visit, browser }) => {
  const language = visitorsLanguage();
  const say = words(language);
  const [duty, searches] = [lineName('DUTY', language), lineName('SEARCHES', language)];
  const paths = await pathsOf(`property(number: ${house})`);
  await visit(paths[language]);
  const costs = page.getByRole('region', { name: say('property.costs') });
  const field = (name: string) => costs.getByLabel(say(name as 'property.costs'), { exact: true });
  const amount = (name: string) => costs.locator('dl > div', { hasText: name }).locator('dd');
  await costs.getByRole('heading', { name: say('property.costs') }).click();
  await expect(amount(duty)).toHaveText('€ 3.780');
  await expect(amount(searches)).toHaveText(say('property.cost.unknown'));
  await expect(costs.getByRole('slider'), 'before the form is touched').toHaveCount(0);

  // From the first touch the browser calculates; a slider writes the field above it.
  await field('property.cost.price').fill('200000');
  await expect(amount(duty)).toHaveText('€ 4.000');
  await field('property.cost.home').selectOption('other');
  await expect(amount(duty)).toHaveText('€ 24.000');
  await field('property.cost.home').selectOption('own');
  const slider = costs.getByRole('slider', { name: say('property.cost.price') });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field('property.cost.price').first()).toHaveValue('201000');
  await expect(amount(duty)).toHaveText('€ 4.020');
  await costs.locator('#cost-price').fill('2000000000');
  await expect(costs.getByText(say('property.cost.problem.price'))).toBeVisible();
  await costs.locator('#cost-price').fill('200000');

  await costs.locator('#cost-loan').fill('150000');
  await costs.locator('#cost-rate').fill('3,2');
  await costs.locator('#cost-years').fill('20');
  await costs.locator('#cost-on').fill('2027-02-01');
  await expect(amount(say('property.cost.monthly'))).toHaveText('€ 846,99');
  await costs.getByText(say('property.cost.table')).click();
  await expect(costs.getByRole('table').locator('tbody tr')).toHaveCount(20);
  expect(await barriers(page, language), 'with a loan').toEqual([]);
  await costs.locator('#cost-price').fill('1000000000');
  await costs.locator('#cost-loan').fill('900000000');
  await expect(costs.getByRole('table')).toContainText(/867.340.167/); // left after the first year
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider), 'the most that can be typed fits').toBe(0);
  await costs.locator('#cost-price').fill('200000');
  await costs.locator('#cost-loan').fill('150000');
  await expect(amount(say('property.cost.monthly'))).toHaveText('€ 846,99');
  const here = await costs.locator('dl').allInnerTexts();

  // The button leads to an address with the same result, without scripts too, where the plan has dates.
  await costs.getByRole('button', { name: say('property.cost.calculate') }).click();
  await expect(page).toHaveURL(/price=200000.*on=2027-02-01.*loan=150000/);
  await expect(amount(say('property.cost.monthly'))).toHaveText('€ 846,99');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(page.url());
  const there = other.getByRole('region', { name: say('property.costs') });
  expect(await there.locator('dl').allInnerTexts()).toEqual(here);
  const duties = other.getByRole('region', { name: say('property.duties') });
  await expect(duties.getByRole('listitem').first()).toContainText(
    say('property.duty.by', { date: '01-02-2033' }),
  );
  await expect(duties.getByRole('link', { name: /vlaanderen.be/ }).first()).toBeVisible();
  await other.emulateMedia({ media: 'print' });
  await expect(there.locator('dl').first()).toBeVisible();
  await expect(there.locator('form')).toBeHidden();
  await expect(there.getByRole('table'), 'the years of the loan print').toBeVisible();
  await other.goto(`${paths[language]}?price=-5&loan=1000`);
  await expect(there.getByText(say('property.cost.problem.price'))).toBeVisible();
  await expect(there.getByText(say('property.cost.problem.years'))).toBeVisible();
  await expect(duties.getByRole('listitem').first()).toContainText(
    say('property.duty.years', { years: 6 }),
  );
  await plain.close();

  await page.setViewportSize({ width: 834, height: 1112 });
  await visit(paths.en);
  const english = page.getByRole('region', { name: words('en')('property.costs') });
  await english.getByRole('heading', { name: words('en')('property.costs') }).click();
  await expect(
    english.locator('dl > div', { hasText: lineName('DUTY', 'en') }).locator('dd'),
  ).toHaveText('€ 3.780');
  expect(await barriers(page, 'en'), 'in English').toEqual([]);
});

/** What a line of the calculation is called. */
function lineName(id: string, language: Language): string {
  const file = new URL('../../costs/rules.json', import.meta.url);
  const { lines }: { lines: { id: string; name: Record<Language, string> }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return lines.find((line) => line.id === id)?.name[language] ?? '';
}

import { addressesOf, project, propertyNumber } from './addresses.ts';
import { queryGraph } from './graph.ts';
import { origin } from './origin.ts';
import { expect, test } from './visitor.ts';

const search = '?city=Kinrooi%7C3640&type=2';

/** Other ways to write an address, and the canonical one. */
const redirects = [
  ['/nl', '/nl/'],
  ['/nl/te-koop', '/nl/te-koop/'],
  [`/nl/te-koop${search}`, `/nl/te-koop/${search}`],
  ['//nl//te-koop//', '/nl/te-koop/'],
  ['/for-sale/', '/nl/te-koop/'],
  [`/for-sale/${search}`, `/nl/te-koop/${search}`],
  [`/for-rent/${search}`, `/nl/te-huur/${search}`],
  ['/contact-demand/', '/nl/gratis-schatting/'],
  ['/demand-register/?a=b', '/nl/ik-zoek/?a=b'],
  ['/feedback/contact-me/', '/nl/bedankt/contact-me/'],
  ['/feedback/contact-demand/', '/nl/bedankt/gratis-schatting/'],
] as const;

test('any other way to write an address redirects to the canonical one', async ({ request }) => {
  for (const [from, to] of redirects) {
    const answer = await request.get(origin + from, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], from).toEqual([308, to]);
  }
});

test('the number of a property or project is enough', async ({ page, visit }) => {
  await visit(`/property/${propertyNumber}/`);
  await expect(page).toHaveURL((await addressesOf('property')).nl);
  await visit(`/project/${project}/?from=mail`);
  await expect(page).toHaveURL(`${(await addressesOf('project')).nl}?from=mail`);
});

test('a wrong city or name redirects to the right one', async ({ page, visit }) => {
  const { nl, fr } = await addressesOf('property');
  await visit(`/nl/te-koop/bree/een-ander-huis/${propertyNumber}/`);
  await expect(page).toHaveURL(nl);
  await visit(`/fr/a-louer/x/y/${propertyNumber}/`);
  await expect(page).toHaveURL(fr);
  await visit(`/nl/projecten/bree/een-ander-project/${project}/`);
  await expect(page).toHaveURL((await addressesOf('project')).nl);
});

test('a unit has an address under its project', async ({ page, visit }) => {
  const { units } = await unitsOfProject();
  const unit = units.find(({ status }) => status === 'AVAILABLE');
  if (!unit) throw new Error('the sample project has no unit left');
  await visit(unit.pathInProject);
  await expect(page).toHaveURL(unit.pathInProject);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${unit.path}$`),
  );
  const wrong = `/nl/projecten/bree/ander/${project}/ander-huis/${unit.number}/`;
  await visit(wrong);
  await expect(page).toHaveURL(unit.pathInProject);
});

test('an old list address shows its filter', async ({ page, visit }) => {
  await visit(`/for-sale/${search}`);
  await expect(page.getByRole('link', { name: 'Verwijder filter Kinrooi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verwijder filter Appartement' })).toBeVisible();
});

async function unitsOfProject() {
  const query = `{ project(number: ${project}) { units { number status path pathInProject } } }`;
  type Unit = { number: number; status: string; path: string; pathInProject: string };
  return (await queryGraph<{ project: { units: Unit[] } }>(query)).project;
}

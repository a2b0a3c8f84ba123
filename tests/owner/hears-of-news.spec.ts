import { barriers } from '../barriers.ts';
import { emailsAbout, linkIn } from '../mailbox.ts';
import { alsoOwns, newOwner, ownerPages, seesProperty, signIn } from '../owner.ts';
import { expect, takenOver, test } from '../visitor.ts';
import { words } from '../words.ts';

const say = words('nl');

test('an owner switches the emails on, gets one, and stops them by its link', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000); // the site looks for news three times a minute
  const owner = newOwner();
  await visit(ownerPages.login.nl);
  await signIn(page, owner, say);
  const news = page.getByRole('switch', { name: say('owner.newsEmails') });
  await expect(news).not.toBeChecked();
  await news.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(say('owner.newsEmails.On'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await seesProperty(page, say);
  await expect(news).toBeChecked();

  alsoOwns(owner, 1024);
  const emails = await emailsAbout(owner.email, 2, 60_000); // one tells the agency that the owner signed in
  const email = emails.find(({ to }) => to === owner.email);
  expect(email?.text).toContain('nieuw op uw pagina');
  await page.goto(linkIn(emails, '/unsubscribe?token='));
  await takenOver(page);
  await page.getByRole('button', { name: say('form.link.stopOwnerNews.button') }).click();
  await expect(
    page.getByRole('heading', { name: say('form.link.stopOwnerNews.done') }),
  ).toBeVisible();
  await page.goto(ownerPages.owner.nl);
  await seesProperty(page, say);
  await expect(news).not.toBeChecked();
});

test('the switch says so when it could not be stored', async ({ page, visit, overheard }) => {
  overheard.forgiven.push(/ERR_FAILED/);
  await visit(ownerPages.login.nl);
  await signIn(page, newOwner(), say);
  await page.route(/graphql/, (route) => route.abort());
  const news = page.getByRole('switch', { name: say('owner.newsEmails') });
  await news.click();
  await expect(page.getByText(say('owner.newsEmailsFailed'))).toBeVisible();
  await expect(news).not.toBeChecked();
});

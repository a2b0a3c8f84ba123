import { addressesOf } from '../addresses.ts';
import { fill, formOf, introduce } from '../form.ts';
import { agency, emailsAbout, recipients, someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { answerCaptcha, sendWithoutScripts } from '../withoutScripts.ts';
import { languages, words } from '../words.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const say = words(language);

  test(`sends a message to the agency, ${language}`, { tag: '@phone' }, async ({
    page,
    overheard,
  }) => {
    overheard.forgiven.push(/status of 422/);
    const email = someone();
    await page.goto((await addressesOf('contact'))[language]);
    const form = formOf(page, 'sendContact');
    await introduce(form, email);
    await fill(form, { remark: 'Zonder scripts' });
    await form.locator('[name=preference][value=PHONE]').check();
    await form.locator('[name=privacy]').check();
    await form.locator('button[type=submit]').click();

    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      new RegExp(say('problem.captcha.REQUIRED')),
    ]);
    await expect(form.locator('[name=remark]')).toHaveValue('Zonder scripts');
    await expect(form.locator('[name=preference][value=PHONE]')).toBeChecked();
    await expect(form.locator('[name=privacy]')).toBeChecked();
    const picture = form.getByRole('img', { name: say('form.captcha.picture') });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
    await answerCaptcha(page, form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksContact.title'),
    );
    const arrived = await emailsAbout(email, 2);
    expect(recipients(arrived)).toEqual([agency, email]);
    expect(arrived.map(({ text }) => text).join('\n')).toContain('Zonder scripts');
  });

  test(`requests a valuation, ${language}`, async ({ page, overheard }) => {
    overheard.forgiven.push(/status of 422/);
    const email = someone();
    await page.goto((await addressesOf('valuation'))[language]);
    const form = formOf(page, 'requestValuation');
    await fill(form, { 'address.street': 'Dorpsstraat', surface: 'veel' });
    await form.locator('[name=goal][value=RENT]').check();
    await form.locator('button[type=submit]').click();
    const alert = form.getByRole('alert');
    await expect(alert).toContainText(say('problem.NOT_A_NUMBER'));
    await expect(alert).toContainText(say('problem.address.zip.REQUIRED'));
    await expect(form.locator('[name="address.street"]')).toHaveValue('Dorpsstraat');
    await expect(form.locator('[name=surface]')).toHaveValue('veel');
    await introduce(form, email);
    await fill(form, { surface: '160', 'address.zip': '3640', 'address.city': 'Kinrooi' });
    await form.locator('[name=photos]').setInputFiles('sample/photos/garage-01.jpg');
    await form.locator('[name=privacy]').check();
    await answerCaptcha(page, form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksValuation.title'),
    );
    const arrived = await emailsAbout(email, 2);
    expect(recipients(arrived)).toEqual([agency, email]);
    const [toAgency] = arrived.filter(({ to }) => to === agency);
    expect(toAgency?.text).toContain('Dorpsstraat');
    expect(toAgency?.text).toContain('garage-01.jpg');
  });

  test(`sends a property to a friend, ${language}`, async ({ page, overheard }) => {
    overheard.forgiven.push(/status of 422/);
    const email = someone();
    const friend = email.replace('visitor', 'friend');
    await page.goto((await addressesOf('property'))[language]);
    await page.getByRole('link', { name: say('property.share') }).click();
    const form = formOf(page, 'sendToFriend');
    await introduce(form, email);
    await fill(form, { friendName: 'Joris', friendEmail: friend });
    await sendWithoutScripts(page, form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksFriend.title'),
    );
    expect(recipients(await emailsAbout(email, 3))).toEqual([friend, agency, email]);
  });
}

test('the question about a property has a page of its own', async ({ page, overheard }) => {
  overheard.forgiven.push(/status of 422/);
  const say = words('nl');
  const property = (await addressesOf('property')).nl;
  await page.goto(property);
  await page.getByRole('link', { name: say('property.question'), exact: true }).click();
  await expect(page).toHaveURL(`${property}?form=ask`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('form.ask.title'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${property}$`),
  );
  const form = formOf(page, 'askAboutProperty');
  await fill(form, { remark: 'Is er een kelder?' });
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(5);
  await expect(form.locator('[name=remark]')).toHaveValue('Is er een kelder?');
});

test('the form of the home page leads to that of the newsletter', async ({ page, overheard }) => {
  overheard.forgiven.push(/status of 422/);
  const say = words('nl');
  await page.goto('/nl/');
  await page.getByLabel(say('home.newsletter.email')).fill('lien@example.com');
  await page.getByRole('button', { name: say('home.newsletter.button') }).click();
  await expect(page).toHaveURL('/nl/nieuwsbrief/');
  await expect(page.locator('form#subscribe [name=email]')).toHaveValue('lien@example.com');
});

import { expect } from '@playwright/test';
import { addressesOf, pathsOf, propertyNumber } from '../addresses.ts';
import { person } from '../form.ts';
import { count } from '../graph.ts';
import { emailsAbout, someone } from '../mailbox.ts';
import { newOwner, ownerPages } from '../owner.ts';
import { codeOf, deskWords, newStaff } from '../staff.ts';
import { words } from '../words.ts';
import { test } from './engine.ts';
import type { Visitor } from './visitor.ts';

const say = words('nl');
const desk = deskWords('nl');

test('finds a town by words, reads a home of its list and comes back', async ({ visitor }) => {
  await visitor.visit('/nl/');
  await visitor.fill({ '[role=combobox]': 'kinr' });
  await visitor.sees('[role=dialog] li', /Kinrooi \[3640\]/);
  await visitor.press('Enter');
  await visitor.arrives(/^\/nl\/te-koop\//);
  await visitor.visit('/nl/te-koop/');
  await visitor.click(`main a[href$="/${propertyNumber}/"]`);
  await visitor.sees('main a', say('property.question'));
  await visitor.back();
  await visitor.until('the list is where it was', () => scrollY > 200);
  await visitor.until(
    'the header is above it',
    () => document.querySelector('header')?.getBoundingClientRect().top === 0,
  );
  await visitor.sees(`main a[href$="/${propertyNumber}/"]`);
});

test('narrows a list by the drawer, and orders it', async ({ visitor }) => {
  await visitor.visit('/nl/te-koop/');
  await visitor.click('button', /^Meer criteria/);
  await visitor.check('dialog[open] [role=switch], [role=dialog] [role=switch]', /^Tuin/);
  const total = await count('goal: SALE, garden: true');
  await visitor.click('[role=dialog] button, dialog[open] button', `Toon ${total} panden`);
  await visitor.arrives('/nl/te-koop/?garden=1');
  await visitor.choose('select[name=sort]', 'price_asc');
  await visitor.arrives('/nl/te-koop/?garden=1&sort=price_asc');
  await visitor.click('a', 'Wis alles');
  await visitor.arrives(/^\/nl\/te-koop\/(\?sort=price_asc)?$/);
});

test('sees a map with a pin, and the home of the pin', async ({ visitor }) => {
  await visitor.visit(`/nl/te-koop/?view=map&text=${propertyNumber}`);
  const draws = await visitor.read(() => !!document.createElement('canvas').getContext('webgl2'));
  // Streets where the browser can draw them: without a graphics card Firefox cannot.
  await (draws ? visitor.sees('canvas') : visitor.sees('small', say('map.credit')));
  await visitor.click('button[data-number]');
  await visitor.follow(`[role=dialog] a[href$="/${propertyNumber}/"]`);
  await visitor.arrives(new RegExp(`/${propertyNumber}/$`));
});

test('looks at photos by keyboard, and Back closes them', async ({ visitor }) => {
  const home = (await addressesOf('property')).nl;
  await visitor.visit(home);
  const all = 8;
  await visitor.click('button', say('property.enlarge', { photo: 1, photos: all }));
  await visitor.sees('dialog header, [role=dialog] header', /1 van 8/); // its code comes with the click
  await visitor.press('ArrowRight');
  await visitor.sees('dialog header, [role=dialog] header', /2 van 8/);
  await visitor.press('ArrowLeft');
  await visitor.press('ArrowLeft');
  await visitor.sees('dialog header, [role=dialog] header', /8 van 8/);
  await visitor.until('the photo is loaded', () =>
    [...document.querySelectorAll<HTMLImageElement>('figure img')].some((it) => it.naturalWidth),
  );
  await visitor.back();
  await visitor.until('the photos are gone', () => !document.querySelector('dialog[open] figure'));
  await visitor.arrives(home);
});

test('saves two homes and compares them', async ({ visitor }) => {
  await visitor.visit('/nl/te-koop/');
  for (const _ of [1, 2]) await visitor.click('[data-card] button[aria-pressed=false]');
  await visitor.click('header a', say('saved.link', { count: 2 }));
  await visitor.sees('h1', say('saved.title'));
  for (const _ of [1, 2]) await visitor.check('input[name=c]:not(:checked)');
  await visitor.click('button', say('saved.compare'));
  await visitor.sees('table thead th:nth-of-type(2)');
});

test('books an appointment', async ({ visitor, engine }) => {
  const email = someone();
  const form = 'form#bookAppointment';
  await visitor.visit(`${(await pathsOf('property(number: 1046)')).nl}?form=appointment`);
  await introduce(visitor, form, email);
  await visitor.check(`${form} [name$="-day"]:enabled`);
  if (engine === 'webkit') await visitor.press('ArrowRight'); // another day, so that the two want no seat of each other
  await visitor.check(`${form} [name=start]:enabled`);
  const statements = await visitor.read(
    () => document.querySelectorAll('[name=statements]').length,
  );
  for (let i = 0; i < statements; i++)
    await visitor.check(`${form} [name=statements]:not(:checked)`);
  await send(visitor, form);
  await visitor.sees('h1', say('thanks.thanksAppointment.title'));
  const emails = await emailsAbout(email, 2, 20_000);
  expect(emails.map(({ text }) => text).join()).toContain('BEGIN:VCALENDAR');
});

test('writes to the agency after a mistake', async ({ visitor }) => {
  const email = someone();
  const form = 'form#sendContact';
  await visitor.visit('/nl/contact/');
  await visitor.click(`${form} button[type=submit]`);
  await visitor.sees(`${form} [role=alert] a`, new RegExp(say('problem.person.email.REQUIRED')));
  await introduce(visitor, form, email);
  await visitor.fill({ [`${form} [name=remark]`]: 'Wij zoeken een huis, liefst vóór de zomer' });
  await send(visitor, form);
  await visitor.sees('h1', say('thanks.thanksContact.title'));
  await emailsAbout(email, 2, 20_000);
});

test('an owner signs in, sees the home and signs out', async ({ visitor }) => {
  const { email, password } = newOwner();
  await visitor.visit(ownerPages.login.nl);
  await visitor.fill({ '#signIn [name=email]': email, '#signIn [name=password]': password });
  await visitor.click('#signIn button[type=submit]');
  await visitor.sees('h2, h3', say('owner.lastDays', { count: 30 }));
  await visitor.click('button', say('owner.signOut'));
  await visitor.arrives(`${ownerPages.login.nl}?done=signOut`);
});

test('staff signs in with a phone, and answers a lead', async ({ visitor }) => {
  test.slow(); // two journeys in one, and an answer leaves after ten seconds
  const email = someone();
  const form = 'form#sendContact';
  await visitor.visit('/nl/contact/');
  await introduce(visitor, form, email);
  await visitor.fill({ [`${form} [name=remark]`]: `Is er een keuring? ${email}` });
  await send(visitor, form);
  await visitor.sees('h1', say('thanks.thanksContact.title'));

  const staff = newStaff();
  await visitor.open('/desk/inbox?list=ALL');
  await visitor.fill({ 'input[type=email]': staff.email, 'input[type=password]': staff.password });
  await visitor.click('button', desk('signIn.next'));
  await visitor.sees('main code');
  const secret = await visitor.read(() => document.querySelector('main code')?.textContent ?? '');
  await visitor.fill({ 'main input': codeOf(secret.replaceAll(' ', '')) });
  await visitor.click('button', desk('signIn.button'));
  await visitor.click('button', desk('signIn.codes.done'));
  await visitor.open(`/desk/inbox?list=ALL#words=${email}`);
  await visitor.sees('main', new RegExp(desk('filter.found', { count: 1 })));
  await visitor.click('main table a');
  await visitor.fill({ 'main textarea': 'Dag Lien, maandag om tien uur?' });
  await visitor.click('button', new RegExp(`^${desk('lead.sendAnswer')}`));
  await visitor.sees('main li', /maandag om tien uur/);
  const emails = await emailsAbout(email, 3, 60_000); // to the agency, the confirmation, the answer
  expect(emails.some(({ text }) => text.includes('maandag om tien uur'))).toBe(true);
});

test('changes the language of a list and its conditions', async ({ visitor }) => {
  await visitor.visit('/nl/te-koop/?garden=1');
  await visitor.click('header a', 'FR, français');
  await visitor.arrives('/fr/a-vendre/?garden=1');
  await visitor.until('the page is French', () => document.documentElement.lang === 'fr');
  await visitor.sees('h1', words('fr')('list.sale'));
});

test.describe('without scripts', () => {
  test.use({ scripts: false });

  test('writes to the agency', async ({ visitor }) => {
    const form = 'form#sendContact';
    await visitor.open('/nl/contact/');
    await introduce(visitor, form, someone());
    await visitor.fill({ [`${form} [name=remark]`]: 'Zonder scripts' });
    await visitor.check(`${form} [name=privacy]`);
    await visitor.click(`${form} button[type=submit]`);
    await visitor.sees(`${form} [role=alert] a`, new RegExp(say('problem.captcha.REQUIRED')));
    await visitor.sees(`${form} img`, say('form.captcha.picture'));
    await visitor.until(
      'the message is still there',
      () =>
        document.querySelector<HTMLTextAreaElement>('[name=remark]')?.value === 'Zonder scripts',
    );
  });
});

/** Fills in the visitor's name, email address and telephone number. */
function introduce(visitor: Visitor, form: string, email: string): Promise<void> {
  const values = Object.entries({ ...person, email });
  return visitor.fill(
    Object.fromEntries(values.map(([name, value]) => [`${form} [name="person.${name}"]`, value])),
  );
}

/** Ticks the privacy statement and sends, with the proof that the browser computes by itself. */
async function send(visitor: Visitor, form: string): Promise<void> {
  await visitor.check(`${form} [name=privacy]`);
  await visitor.click(`${form} button[type=submit]`);
}

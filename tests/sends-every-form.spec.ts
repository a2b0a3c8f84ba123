import type { Locator, Page } from '@playwright/test';
import { addressesOf, pathsOf } from './addresses.ts';
import { forms as agencyForms } from './agencyForms.ts';
import { chooseTime, fill, formOf, introduce, send } from './form.ts';
import { someone } from './mailbox.ts';
import { newOwner, ownerPages } from './owner.ts';
import { expect, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');

/** A form, and what makes it right. */
interface Form {
  readonly name: string;
  readonly mutation: string;
  readonly at: () => Promise<string>;
  readonly open?: (page: Page) => Promise<void>;
  readonly fill: (form: Locator, email: string) => Promise<void>;
  /** The name of its page of thanks. */
  readonly thanks: string;
  /** The name of its field for the visitor's address. */
  readonly email?: string;
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const rental = async () => (await pathsOf('property(number: 1046)')).nl;
const sale = async () => (await addressesOf('property')).nl;

/** Every form by which visitors and owners send something, but for signing in and choosing a password, which signs-in.spec.ts has. */
const forms: readonly Form[] = [
  ...agencyForms.map(({ at, open, ...form }) => ({
    ...form,
    at: () => at('nl'),
    open: async (page: Page) => open?.(page, say),
  })),
  {
    name: 'an appointment',
    mutation: 'bookAppointment',
    at: async () => `${await rental()}?form=appointment`,
    fill: async (form, email) => {
      await introduce(form, email);
      await chooseTime(form, 5);
      for (const box of await form.locator('[name=statements]').all()) await box.check();
    },
    thanks: 'thanksAppointment',
  },
  {
    name: 'an offer',
    mutation: 'makeOffer',
    at: async () => `${await sale()}?form=offer`,
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, {
        'address.street': 'Dorpsstraat',
        'address.zip': '3640',
        'address.city': 'Kinrooi',
        amount: '349.000',
        letters: 'driehonderdnegenenveertigduizend euro',
        validFrom: day(1),
        validUntil: day(15),
        place: 'Kinrooi',
        signDate: day(-1),
      });
      await form.locator('[name=advance]').check();
    },
    thanks: 'thanksOffer',
  },
  {
    name: 'an application for a rental',
    mutation: 'applyForRent',
    at: async () => `${await rental()}?form=rent`,
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, { adults: '2', movingDate: day(60), netIncome: '2.950' });
    },
    thanks: 'thanksRent',
  },
  {
    name: 'a property to follow',
    mutation: 'watchProperty',
    at: async () => `${await sale()}?form=watch`,
    fill: (form, email) => fill(form, { email }),
    thanks: 'thanksDemand',
    email: 'email',
  },
  {
    name: 'the newsletter',
    mutation: 'subscribe',
    at: async () => '/nl/nieuwsbrief/',
    fill: (form, email) => fill(form, { email }),
    thanks: 'thanksNewsletter',
    email: 'email',
  },
  {
    name: 'a search',
    mutation: 'registerDemand',
    at: async () => '/nl/ik-zoek/',
    fill: async (form, email) => {
      await form.locator('[name="filter.goal"][value=SALE]').check();
      await form.locator('[name="filter.categories"]').first().check();
      await form.locator('[name="filter.regions"]').first().check();
      await introduce(form, email);
    },
    thanks: 'thanksDemand',
  },
];

for (const { name, mutation, at, open, thanks, email: field = 'person.email', ...right } of forms) {
  test(`${name}: empty, half, wrong and right`, async ({ page, visit }) => {
    test.slow(); // four answers of the server, and a proof that is computed
    await visit(await at());
    await open?.(page);
    const form = formOf(page, mutation);
    const problems = form.getByRole('alert').getByRole('link');
    const submit = () => form.locator('button[type=submit]').click();

    await submit();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(problems.filter({ hasText: say(`problem.${field}.REQUIRED`) })).toHaveCount(1);
    await expect(problems.filter({ hasText: say('problem.PRIVACY') })).toHaveCount(1);
    const countWhenEmpty = await problems.count();
    expect(await unmarked(form), 'fields with a problem that are not marked').toEqual([]);

    const email = form.locator(`[name="${field}"]`);
    await email.fill('lien@');
    await form.locator('[name=privacy]').check();
    await submit();
    await expect(problems.filter({ hasText: say('problem.EMAIL') })).toHaveCount(1);
    await expect(problems).toHaveCount(countWhenEmpty - 1); // all but the privacy statement
    await expect(email).toHaveValue('lien@');

    const address = someone();
    await right.fill(form, address);
    await fill(form, { [field]: 'lien@example' });
    await submit();
    await expect(problems).toHaveCount(1);
    await expect(form).not.toContainText(say('form.failed'));

    await fill(form, { [field]: address });
    await send(form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`thanks.${thanks}.title`));
  });
}

for (const [name, mutation, address] of [
  ['signing in', 'signIn', ownerPages.login.nl],
  ['a forgotten password', 'forgotPassword', ownerPages.password.nl],
] as const) {
  test(`${name}: empty, wrong and right`, async ({ page, visit }) => {
    await visit(address);
    const form = formOf(page, mutation);
    const submit = () => form.locator('button[type=submit]').click();
    await submit();
    await expect(form.getByRole('alert')).toContainText(say('problem.email.REQUIRED'));
    await expect(form).not.toContainText(say('form.failed'));
    await fill(form, { email: 'lien@' });
    await submit();
    await expect(form.getByRole('alert')).toContainText(say('problem.EMAIL'));
    await expect(form.locator('[name=email]')).toHaveValue('lien@');
    await fill(form, { email: newOwner().email });
    if (mutation === 'signIn') {
      await submit();
      await expect(form.getByRole('alert')).toContainText(say('problem.password.REQUIRED'));
    }
  });
}

/** The names of the fields to which the summary links and that are not marked as wrong. */
function unmarked(form: Locator): Promise<string[]> {
  return form.evaluate((it) =>
    [...it.querySelectorAll<HTMLAnchorElement>('[role=alert] a')].flatMap((link) => {
      const field = document.getElementById(link.hash.slice(1));
      const marks = '[aria-invalid], [aria-describedby]';
      return field?.closest(marks) || field?.querySelector(marks) ? [] : [link.hash];
    }),
  );
}

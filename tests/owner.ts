import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { fill, formOf } from './form.ts';
import { someone } from './mailbox.ts';
import type { Language, words } from './words.ts';

type Say = ReturnType<typeof words>;

/** An owner of the site under test. */
export interface Owner {
  readonly email: string;
  readonly password: string;
}

/** Two properties of the sample with a year of page views; visitors do not see the second one. */
export const properties = [1096, 1111] as const;

/** The addresses of the owners' pages. */
export const ownerPages = {
  login: { nl: '/nl/login/', fr: '/fr/login/', en: '/en/login/' },
  owner: { nl: '/nl/eigenaar/', fr: '/fr/proprietaire/', en: '/en/owner/' },
  password: { nl: '/nl/wachtwoord/', fr: '/fr/mot-de-passe/', en: '/en/password/' },
} satisfies Record<string, Record<Language, string>>;

/** Adds an owner of both properties by the command line. Each test has its own, since some change the password. */
export function newOwner(): Owner {
  const owner = { email: someone(), password: `goed bewaard ${crypto.randomUUID()}` };
  run([
    'owner',
    'add',
    '-data',
    data(),
    '-name',
    'Lien Peeters',
    owner.email,
    ...properties.map(String),
  ]);
  run(['owner', 'password', '-data', data(), owner.email], `${owner.password}\n`);
  return owner;
}

/** Gives an owner another property, as the agency does: that is news. */
export function alsoOwns({ email }: Owner, home: number): void {
  run(['owner', 'add', '-data', data(), '-name', 'Lien Peeters', email, String(home)]);
}

/** Fills in the form to sign in, and sends it. */
export async function trySigningIn(page: Page, { email, password }: Owner): Promise<void> {
  const form = formOf(page, 'signIn');
  await fill(form, { email, password });
  await form.locator('button[type=submit]').click();
}

/** Signs in and waits until the owner's page shows its data. */
export async function signIn(page: Page, owner: Owner, say: Say): Promise<void> {
  await trySigningIn(page, owner);
  await seesProperty(page, say);
}

/** Waits until a property of the owner is shown. */
export async function seesProperty(page: Page, say: Say): Promise<void> {
  const name = say('owner.lastDays', { count: 30 });
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** The street of the owner's properties, which must never be shown without a session. */
export function street(page: Page) {
  return page.getByText('Molenstraat 14');
}

function data(): string {
  return process.env.GEVEL_TEST_DATA ?? '';
}

function run(args: string[], input = ''): void {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('bin/gevel', args, { cwd, input });
}

import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { createIntl } from 'react-intl';
import { mutateFrom } from './graph.ts';
import { someone } from './mailbox.ts';

/** Somebody who works at the desk. */
export interface Staff {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Adds somebody to the desk by the command line. Each test has its own: a phone is set up once. `data` is that of another site. */
export function newStaff(
  name = 'An Vermeulen',
  role = 'manager',
  language = 'nl',
  data = process.env.GEVEL_TEST_DATA ?? '',
): Staff {
  const member = { name, email: someone(), password: `goed bewaard ${crypto.randomUUID()}` };
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const options = ['-data', data, '-name', name, '-role', role, '-language', language];
  const input = `${member.password}\n`;
  execFileSync('bin/gevel', ['staff', 'add', ...options, member.email], { cwd, input });
  return member;
}

/** The desk's texts in a language, by message id. Throws for an id without a text. */
export function deskWords(language: 'nl' | 'fr' | 'en' | 'de') {
  const file = new URL(`../web/desk/texts/${language}.json`, import.meta.url);
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const intl = createIntl({ locale: language, messages });
  return (id: string, values: Record<string, string | number> = {}): string => {
    if (messages[id] === undefined) throw new Error(`the desk has no text ${id} in ${language}`);
    return intl.formatMessage({ id }, values);
  };
}

const say = deskWords('nl');

/** Fills in the first step of signing in, and sends it. */
export async function tryPassword(page: Page, { email, password }: Omit<Staff, 'name'>) {
  await page.getByLabel(say('signIn.email'), { exact: true }).fill(email);
  await page.getByLabel(say('signIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('signIn.next') }).click();
}

/** Fills in the six figures, and sends them. */
export async function tryCode(page: Page, code: string) {
  await page.getByLabel(say('signIn.code.field')).fill(code);
  await page.getByRole('button', { name: say('signIn.button') }).click();
}

/** Signs in for the first time by the forms: sets the phone up, and skips the recovery codes. Returns the secret of the phone. */
export async function setUpAndSignIn(page: Page, staff: Staff, address = '/desk/inbox') {
  await page.goto(address);
  await tryPassword(page, staff);
  const secret = await secretShown(page);
  await tryCode(page, codeOf(secret));
  await page.getByRole('button', { name: say('signIn.codes.done') }).click();
  await expect(page.getByRole('main')).toBeFocused();
  return secret;
}

/**
 * Signs in as setUpAndSignIn does, but by requests, for tests of what follows; opens an address, if one is given. Returns the secret.
 * `at` is the origin of another site.
 */
export async function startSession(
  page: Page,
  { email, password }: Staff,
  address?: string,
  at?: string,
) {
  const { signIn } = await mutateFrom<{ signIn: { setUp: { secret: string } } }>(
    page,
    '/desk/graphql',
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on NextStep { setUp { secret } } } }',
    { email, password },
    at,
  );
  const { secret } = signIn.setUp;
  await mutateFrom(
    page,
    '/desk/graphql',
    'mutation ($input: CodeInput!) { signInWithCode(input: $input) { ... on SignedIn { recoveryCodes } } }',
    { code: codeOf(secret) },
    at,
  );
  if (address) await page.goto(`${at ?? ''}${address}`);
  return secret;
}

/** The key that a phone is set up with, as it is shown to be typed. */
export async function secretShown(page: Page): Promise<string> {
  return ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '');
}

/** What a phone shows: the code of the half minute in which a moment lies (RFC 6238). */
export function codeOf(secret: string, at = Date.now()): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** The code of the half minute after this one, which the site takes too: a code that was taken is not taken again. */
export const nextCodeOf = (secret: string) => codeOf(secret, Date.now() + 30_000);

/** Makes the last code of a member of staff a day old, so that it is asked for again. */
export const ageCode = ({ email }: Staff) => later(email);

/** Moves a visitor's appointment into the past, and returns when it was. */
export function endAppointment(email: string, start: string): string {
  later(email);
  return new Date((946684800 + ((Date.parse(start) / 1000) % 600000000)) * 1000).toISOString();
}

/** Makes an application for a job so old that it is soon deleted. */
export const ageApplication = (email: string) => later(email);

function later(email: string): void {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const database = `${process.env.GEVEL_TEST_DATA}/gevel.db`;
  execFileSync('go', ['run', './tests/later', database, email], { cwd });
}

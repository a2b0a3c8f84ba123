import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** An email that arrived at the mail server. */
export interface Email {
  /** The recipient of the envelope. */
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** The whole message, with quoted-printable decoded. */
  readonly text: string;
}

/** The email address of the sample's agency. */
export const agency = 'info@example.com';

/** Waits until this many emails to an address, or with replies to it, have arrived; longer for those that the site sends by itself. */
export async function emailsAbout(
  address: string,
  count: number,
  timeout = 5000,
): Promise<Email[]> {
  const about = () => emails().filter(({ to, replyTo }) => [to, replyTo].includes(address));
  const message = `emails about ${address}`;
  await expect.poll(() => about().length, { message, timeout }).toBe(count);
  return about();
}

/** The recipients, sorted. */
export function recipients(emails: readonly Email[]): string[] {
  return emails.map(({ to }) => to).toSorted();
}

/** The link in one of the emails that begins with `start`. */
export function linkIn(emails: readonly Email[], start: string): string {
  const text = emails.map((email) => email.text).join('\n');
  const at = text.indexOf(start);
  if (at < 0) throw new Error(`no email links to ${start}`);
  return /^[\w./?=~-]+/.exec(text.slice(at))?.[0] ?? '';
}

/** A new email address. */
export function someone(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** All emails; the mail server of the tests writes each into a file (tests/post). */
function emails(): Email[] {
  const folder = process.env.GEVEL_TEST_EMAILS ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => emailIn(join(folder, name)));
}

/** The emails that were read before: a file never changes once it has its name, so waiting for an email need not read it again. */
const known = new Map<string, Email>();

function emailIn(path: string): Email {
  const email = known.get(path) ?? read(readFileSync(path, 'utf8'));
  known.set(path, email);
  return email;
}

function read(message: string): Email {
  const head = message.split(/\r?\n\r?\n/)[0]?.replace(/\r?\n[ \t]/g, ' ') ?? '';
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const address = (name: string) => /<([^>]*)>/.exec(field(name))?.[1] ?? field(name);
  return {
    to: field('X-To'),
    replyTo: address('Reply-To'),
    subject: field('Subject'),
    text: quotedPrintable(message),
  };
}

function quotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, '');
  const read = joined.replace(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replace(/=/g, ''), 'hex').toString('utf8'),
  );
  return read;
}

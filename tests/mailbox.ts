import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** An email that arrived at the mail server. */
export interface Letter {
  /** Who the mail server was told it is for. */
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** The whole message, its quoted-printable parts read. */
  readonly text: string;
}

/** The email address of the sample's agency. */
export const agency = 'info@example.com';

/** Waits until an address, or others that reply to it, got this many emails. */
export async function lettersAbout(address: string, count: number): Promise<Letter[]> {
  const about = () => letters().filter(({ to, replyTo }) => [to, replyTo].includes(address));
  await expect.poll(() => about().length, `letters about ${address}`).toBe(count);
  return about();
}

/** The recipients, sorted. */
export function readers(letters: readonly Letter[]): string[] {
  return letters.map(({ to }) => to).toSorted();
}

/** The link within this site in one of the emails that begins so. */
export function linkIn(letters: readonly Letter[], start: string): string {
  const text = letters.map((letter) => letter.text).join('\n');
  const at = text.indexOf(start);
  if (at < 0) throw new Error(`no letter leads to ${start}`);
  return /^[\w./?=~-]+/.exec(text.slice(at))?.[0] ?? '';
}

/** The address of someone who writes once. */
export function someone(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** The mail server of these tests writes each email into a file (tests/post). */
function letters(): Letter[] {
  const folder = process.env.GEVEL_TEST_LETTERS ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => read(readFileSync(join(folder, name), 'utf8')));
}

function read(message: string): Letter {
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A letter that the site under test sent. */
export interface Letter {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** The whole message, its quoted-printable parts read. */
  readonly text: string;
}

/** Waits for the letters that name an address in their head, until there are so many. */
export async function lettersAbout(address: string, count: number): Promise<Letter[]> {
  const about = () => letters().filter(({ to, replyTo }) => [to, replyTo].includes(address));
  await expect.poll(() => about().length, `letters about ${address}`).toBe(count);
  return about();
}

/** The address of someone who writes once. */
export function someone(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Without a mail server every letter is a file of the data folder. */
function letters(): Letter[] {
  const folder = join(process.env.GEVEL_TEST_DATA ?? '', 'mail');
  return names(folder).map((name) => read(readFileSync(join(folder, name), 'utf8')));
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return []; // no letter was sent yet
  }
}

function read(message: string): Letter {
  const head = message.split(/\r?\n\r?\n/)[0]?.replace(/\r?\n[ \t]/g, ' ') ?? '';
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const address = (name: string) => /<([^>]*)>/.exec(field(name))?.[1] ?? field(name);
  return {
    to: address('To'),
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

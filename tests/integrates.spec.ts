import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { address } from './origin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/integrators.md`, 'utf8');
const run = promisify(execFile);

test('every command for integrators does what the page says', async () => {
  test.setTimeout(300_000); // it compiles programs
  // Commands, and what stands right under them: that is what they say.
  const commands = page.matchAll(/^```sh\n(.*?)^```$(?:\n\n```(?:json|text)\n(.*?)^```$)?/gms);
  let count = 0;
  for (const [, text = '', answer] of commands) {
    const said = await shell(text);
    expect(said, text).not.toContain('"errors"');
    if (answer !== undefined) expect(said.trim(), text).toBe(answer.trim());
    count++;
  }
  expect(count).toBeGreaterThan(10);
});

/** Runs commands as they are written, but for the address of the site and its data. */
async function shell(text: string): Promise<string> {
  const env = { ...process.env, GEVEL_DATA: process.env.GEVEL_TEST_DATA };
  const script = text.replaceAll('localhost:8080', address);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env });
  return stdout;
}

test('the program on the page is the one of examples/', () => {
  const programs = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text]) => text);
  expect(programs).toEqual([readFileSync(`${root}examples/sync.ts`, 'utf8')]);
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { address } from '../origin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = (name: string) => readFileSync(`${root}docs/${name}`, 'utf8');
const run = promisify(execFile);

for (const { guide, least } of [
  { guide: 'integrators.md', least: 10 },
  { guide: 'crm-automation.md', least: 4 },
])
  test(`every command of ${guide} gives the answer printed there`, async () => {
    test.setTimeout(300_000); // the commands compile programs
    // A block of commands, and the block right under it: their expected output.
    const found = page(guide).matchAll(
      /^```sh\n(.*?)^```$(?:\n\n```(?:json|text)\n(.*?)^```$)?/gms,
    );
    const commands = [...found].map(([, text = '', answer]) => ({ text, answer }));
    expect(commands.length).toBeGreaterThan(least);
    const outputs = await shell(commands.map(({ text }) => text));
    for (const [i, { text, answer }] of commands.entries()) {
      expect(outputs[i], text).not.toContain('"errors"');
      if (answer !== undefined) expect(outputs[i]?.trim(), text).toBe(answer.trim());
    }
  });

/** Runs commands one after another in one shell, with the address and the data of the site under test. */
async function shell(texts: string[]): Promise<string[]> {
  const env = { ...process.env, GEVEL_DATA: process.env.GEVEL_TEST_DATA };
  const end = '\u001e'; // the record separator, which no answer has
  const script = texts.join(`printf '${end}'\n`).replaceAll('localhost:8080', address);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env });
  return stdout.split(end);
}

test('the program of the guide is the one in examples/', () => {
  const programs = [...page('integrators.md').matchAll(/^```ts\n(.*?)^```$/gms)].map(
    ([, text]) => text,
  );
  expect(programs).toEqual([readFileSync(`${root}examples/sync.ts`, 'utf8')]);
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { address } from './origin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

interface Block {
  language: string;
  text: string;
}

const blocks: Block[] = [
  ...readFileSync(`${root}docs/integrators.md`, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms),
].map(([, language = '', text = '']) => ({ language, text }));

test('every command for integrators does what the page says', async () => {
  test.setTimeout(300_000); // it compiles programs
  const commands = blocks.filter(({ language }) => language === 'sh');
  expect(commands.length).toBeGreaterThan(8);
  for (const [i, { language, text }] of blocks.entries()) {
    if (language !== 'sh') continue;
    const said = await shell(text);
    expect(said, text).not.toContain('"errors"');
    const next = blocks[i + 1];
    if (next && ['json', 'text'].includes(next.language) && follows(text, next.text)) {
      expect(said.trim(), text).toBe(next.text.trim());
    }
  }
});

/** Runs commands as they are written, but for the address of the site and its data. */
async function shell(text: string): Promise<string> {
  const env = { ...process.env, GEVEL_DATA: process.env.GEVEL_TEST_DATA };
  const script = text.replaceAll('localhost:8080', address);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env });
  return stdout;
}

/** Whether a block stands right under another one: then it is what the commands say. */
function follows(before: string, after: string): boolean {
  const page = readFileSync(`${root}docs/integrators.md`, 'utf8');
  return (
    page.includes(`${before}\`\`\`\n\n\`\`\`json\n${after}`) ||
    page.includes(`${before}\`\`\`\n\n\`\`\`text\n${after}`)
  );
}

test('programs on the page are those of examples/', () => {
  const programs = blocks.filter(({ language }) => language === 'ts');
  expect(programs.map(({ text }) => text)).toEqual([
    readFileSync(`${root}examples/sync.ts`, 'utf8'),
  ]);
});

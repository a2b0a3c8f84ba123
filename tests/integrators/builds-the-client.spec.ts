import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { connect } from '../../examples/client/client.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { origin } from '../origin.ts';
import { failure } from './clientErrors.ts';

// The package is built into one folder, so these tests run one after another.
test.describe.configure({ mode: 'default' });

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
let site: ConfiguredSite;
test.beforeAll(async () => {
  site = await serveConfigured({});
});
test.afterAll(() => site.close());

test('the lines of its README work as they are pasted', async () => {
  const readme = readFileSync(`${root}examples/client/README.md`, 'utf8');
  const [, lines = ''] = /^```js\n(.*?)^```$/ms.exec(readme) ?? [];
  expect(lines.trim().split('\n').length).toBeLessThanOrEqual(12);
  await run('npx', ['tsc', '-p', 'examples/client'], { cwd: root });
  const file = `${root}examples/client/dist/pasted.js`;
  writeFileSync(file, lines.replaceAll('http://localhost:8080', site.origin));
  const { stdout } = await run('node', [file], { env: { ...process.env, FORCE_COLOR: '0' } });
  expect(stdout).toMatch(/^\d+ .+\n(\d+ .+ — .+\n){3}.+\n$/);
});

test('its operations are registered with a key, and then sent by their ids', async () => {
  const name = `client ${Date.now()}`;
  const env = { ...process.env, GEVEL_DATA: process.env.GEVEL_TEST_DATA };
  const { stdout: key } = await run('bin/gevel', ['key', 'add', name], { cwd: root, env });
  const sent: string[] = [];
  const gevel = connect(origin, {
    byId: true,
    fetch: (url, init) => {
      sent.push(String(init?.body));
      return fetch(url, init);
    },
  });
  expect((await failure(gevel.search())).code).toBe('UNKNOWN_DOCUMENT');
  await run('npx', ['tsc', '-p', 'examples/client'], { cwd: root });
  const register = (KEY: string) =>
    run('node', ['examples/client/register.mjs', origin], { cwd: root, env: { ...env, KEY } });
  const { stdout } = await register(key.trim());
  expect(stdout.match(/^\w+-[0-9a-f]{12} is registered$/gm)?.length).toBe(3);
  expect((await gevel.search()).totalCount).toBe(84);
  expect((await gevel.property(1035))?.number).toBe(1035);
  expect((await gevel.watchChanges().next()).value.cursor).toEqual(expect.any(String));
  expect(sent.join()).not.toContain('query');
  await run('bin/gevel', ['key', 'revoke', name], { cwd: root, env });
  expect((await failure(gevel.search())).code).toBe('UNKNOWN_DOCUMENT');
  await expect(register(key.trim())).rejects.toThrow('UNKNOWN_KEY');
});

test('it works in a page of another site', async ({ page }) => {
  await run('npx', ['tsc', '-p', 'examples/client'], { cwd: root });
  const other = createServer((incoming, answer) => {
    const isCode = incoming.url?.endsWith('.js');
    answer.setHeader('content-type', isCode ? 'text/javascript' : 'text/html');
    answer.end(
      isCode ? readFileSync(`${root}examples/client/dist${incoming.url}`) : '<p>Other</p>',
    );
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  // Windows are reused. This one may still send the header with the network of the test before, which other sites' pages may not send.
  await page.context().setExtraHTTPHeaders({});
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const found = await page.evaluate(async (origin) => {
    const code = '/client.js';
    const { connect } = (await import(code)) as typeof import('../../examples/client/client.ts');
    const gevel = connect(origin);
    const first = await gevel.watchChanges().next();
    return { count: (await gevel.search()).totalCount, cursor: first.value?.cursor };
  }, site.origin);
  other.close();
  other.closeAllConnections();
  expect(found).toEqual({ count: 84, cursor: expect.any(String) });
});

test('a schema that has changed makes the package out of date', async () => {
  const check = (...schema: string[]) =>
    run('node', ['examples/client/generate.mjs', '--check', ...schema], { cwd: root });
  await check();
  const schema = readFileSync(`${root}schema.graphqls`, 'utf8');
  const file = test.info().outputPath('schema.graphqls');
  writeFileSync(file, schema.replace('  "With or without a lift."\n  lift: Boolean\n', ''));
  await expect(check(file)).rejects.toThrow('is out of date');
  writeFileSync(file, schema.replace('  typeName: String!', '  typeWords: String!'));
  await expect(check(file)).rejects.toThrow('Cannot query field "typeName"');
});

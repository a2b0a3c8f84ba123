// node web/app/build/build.mjs : the whole web app in web/dist. It stops at the first thing that fails.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from './operations.mjs';
import { split } from './split.mjs';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: at('../../..'), stdio: 'inherit' });
const bin = (name) => at(`../../../node_modules/.bin/${name}`);

run('node', 'web/app/build/relay.mjs');
run(
  bin('formatjs'),
  'compile-folder',
  '--ast',
  '--format',
  'simple',
  'web/app/i18n',
  'web/app/i18n/compiled',
);
split(at('../i18n/compiled'));
for (const mode of ['production', 'map', 'playground', 'worker', 'server']) {
  run(
    bin('vite'),
    'build',
    '--config',
    'web/app/build/vite.config.ts',
    '--mode',
    mode,
    '--logLevel',
    'warn',
  );
}
writeFileSync(at('../../dist/documents.json'), JSON.stringify(operations()));
run('go', 'run', './tools/bytecode');

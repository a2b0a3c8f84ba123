// node web/build/build.mjs : builds the whole web app into web/dist. Stops at the first step that fails.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { step } from '../../tools/step.mjs';
import { operations } from './operations.mjs';
import { split } from './split.mjs';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const bin = (name) => at(`../../node_modules/.bin/${name}`);
const run = (title, command, ...args) => step(title, command, args, { cwd: at('../..') });
const vite = ['build', '--config', 'web/build/vite.config.ts', '--logLevel', 'warn', '--mode'];

await run('Compiling the queries of the web app', 'node', 'web/build/relay.mjs');
const compile = ['compile-folder', '--ast', '--format', 'simple'];
for (const texts of ['web/shared/i18n', 'web/desk/texts'])
  await run(
    `Compiling the texts in ${texts}`,
    bin('formatjs'),
    ...compile,
    texts,
    `${texts}/compiled`,
  );
split(at('../shared/i18n/compiled'));
await run('Building what browsers load', bin('vite'), ...vite, 'production');
await run('Building the map', bin('vite'), ...vite, 'map');
await run('Building the playground of the graph (ten seconds)', bin('vite'), ...vite, 'playground');
await run("Building the agency's desk", bin('vite'), ...vite, 'desk');
await run('Building what other sites embed', bin('vite'), ...vite, 'embed');
await run('Building the screen in the window', bin('vite'), ...vite, 'window');
await run('Building the service worker', bin('vite'), ...vite, 'worker');
await run('Building what the server renders', bin('vite'), ...vite, 'server');
writeFileSync(at('../dist/documents.json'), JSON.stringify(operations('..')));
writeFileSync(at('../dist/desk-documents.json'), JSON.stringify(operations('../desk')));

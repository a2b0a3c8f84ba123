// node render.mjs BUNDLE ORIGIN < pages : pages as Node writes them with a bundle of the server. Reads [{path, unpublished, response}],
// writes [{head, html}].
import { readFileSync, writeFileSync } from 'node:fs';
import vm from 'node:vm';

const [bundle, origin] = process.argv.slice(2);
vm.runInThisContext(readFileSync(bundle, 'utf8'));
const pages = JSON.parse(readFileSync(0, 'utf8')).map(({ path, unpublished, response }) =>
  JSON.parse(globalThis.gevelRender(path, 'nl,fr,en', 'nl', unpublished, origin, JSON.stringify(response))),
);
writeFileSync(1, JSON.stringify(pages));
process.exit(); // Relay's timers run for minutes

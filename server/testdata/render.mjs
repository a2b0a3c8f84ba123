// node render.mjs PATH ORIGIN < payload : the inner HTML of a page as Node writes it with the same bundle.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const [path, origin] = process.argv.slice(2);
const bundle = new URL('../../web/dist/server/server.js', import.meta.url);
const payload = JSON.parse(readFileSync(0, 'utf8'));

vm.runInThisContext(readFileSync(bundle, 'utf8'));
const page = JSON.parse(globalThis.gevelRender(path, 'nl,fr,en', 'nl', '', origin, JSON.stringify(payload.response)));
process.stdout.write(page.html);

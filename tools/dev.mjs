// Rebuilds and restarts while someone works: a change in web/ or agency/routes.json builds the web app again, a change of the
// schema makes the generated code too, and any change restarts the server. Reload the browser to see it.
import { execFileSync, spawn } from 'node:child_process';
import { watch } from 'node:fs';

const args = ['serve', '-sample', 'sample', ...process.argv.slice(2)];
const ignored =
  /(^|\/)(node_modules|\.git|bin|data|dist|__generated__|compiled|test-results)(\/|$)|persisted\.json|schema\.graphql$/;
const relevant = /\.(go|tsx?|css|json|graphqls|sql|mod|svg)$/;

let server;
let waiting;
let changed = new Set(['start']);

watch('.', { recursive: true }, (_, file) => {
  if (!file || ignored.test(file) || !relevant.test(file)) return;
  changed.add(file);
  clearTimeout(waiting);
  waiting = setTimeout(rebuild, 150);
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => stop().then(() => process.exit(0)));
rebuild();

async function rebuild() {
  const files = [...changed];
  changed = new Set();
  const started = Date.now();
  try {
    if (files.includes('schema.graphqls')) run('go', ['tool', 'gqlgen', 'generate']);
    if (files.includes('desk/schema.graphqls'))
      run('go', ['tool', 'gqlgen', 'generate', '--config', 'desk/gqlgen.yml']);
    run(process.execPath, ['tools/web.mjs']);
    run('go', ['build', '-ldflags=-w', '-o', 'bin/gevel', './cmd/gevel']);
  } catch {
    return; // the tool has said what is wrong; the next change tries again
  }
  await stop();
  server = spawn('bin/gevel', args, { stdio: 'inherit' });
  console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s (${files.join(', ')})`);
}

function run(command, parameters) {
  execFileSync(command, parameters, { stdio: 'inherit' });
}

/** Ends the running server and waits until its port is free. */
function stop() {
  if (!server || server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

// Measures lists and pages of homes of Gevel, the same pages in Next.js and a bare server, each alone on one core, and prints a table:
//   node bench/peers/next/run.mjs [rounds] [seconds]
// It stands at the project's root, has bin/gevel, the packages of this folder, wrk and taskset.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const here = resolve(import.meta.dirname);
const [rounds = '3', seconds = '6'] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'gevel-next-'));
const own = readdirSync(join(here, 'node_modules')).find((name) => name.startsWith('node-linux-'));
const node = own ? join(here, 'node_modules', own, 'bin/node') : process.execPath;
const next = join(here, 'node_modules/next/dist/bin/next');
const DB = join(work, 'next.db');
const running = [];

try {
  await run();
} finally {
  for (const program of running) program.kill();
  rmSync(work, { recursive: true, force: true });
}

async function run() {
  say('Making 10,000 homes');
  execFileSync('go', ['run', './bench/peers', '-make', work, '10000'], { stdio: 'inherit' });
  execFileSync('bin/gevel', ['import', '-data', join(work, 'data'), join(work, 'folder')], { stdio: 'ignore' });
  const ours = (port) => ['bin/gevel', 'serve', '-addr', `127.0.0.1:${port}`, '-data', join(work, 'data')];
  const gevel = await start('gevel', { GOMAXPROCS: '1' }, ours);
  const inside = { cwd: here, stdio: 'inherit' };
  execFileSync(node, ['prepare.mjs'], { ...inside, env: env({ GEVEL: gevel.url, FROM: join(work, 'peer.db'), DB }) });
  for (const LEAN of ['', '1']) {
    say(`Building Next's pages${LEAN && ', the leanest form'}`);
    execFileSync(node, [next, 'build'], { ...inside, stdio: 'ignore', env: env({ DB, ...(LEAN && { LEAN }) }) });
  }
  const production = { NODE_ENV: 'production', DB };
  const serve = (port) => [node, next, 'start', '-H', '127.0.0.1', '-p', port];
  const peer = await start('next', production, serve);
  const lean = await start('lean', { ...production, LEAN: '1' }, serve);
  const bare = await start('bare', await savedPages(gevel.url), () => [node, 'bare.mjs']);
  const servers = { GEVEL: gevel, NEXT: peer, LEAN: lean, BARE: bare };
  const named = Object.fromEntries(Object.entries(servers).map(([name, { pid, url }]) => [name, `${pid}@${url}`]));
  for (const what of [['check'], ['measure', rounds, seconds]])
    execFileSync(node, ['measure.mjs', ...what], { ...inside, env: env({ ...named, DB }) });
}

/** Starts a program alone on the first core, and waits until it answers. */
async function start(name, more, command) {
  const port = await freePort();
  const [program, ...args] = command(String(port));
  const log = openSync(join(work, `${name}.log`), 'w');
  const cwd = program === 'bin/gevel' ? process.cwd() : here;
  const started = spawn('taskset', ['-c', '0', program, ...args], {
    cwd,
    stdio: ['ignore', log, log],
    env: env({ ...more, PORT: port }),
  });
  running.push(started);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 300; ; tries--) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return { pid: started.pid, url };
    if (tries === 0) throw new Error(`${name} did not start`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** A list and a page of a home, as Gevel writes them, in files for the bare server. */
async function savedPages(origin) {
  const list = await (await fetch(`${origin}/nl/te-koop/`)).text();
  const path = /<h2[^>]*><a href="([^"]+)"/.exec(list)[1];
  const saved = { LIST: join(work, 'list.html'), PROPERTY: join(work, 'property.html') };
  writeFileSync(saved.LIST, list);
  writeFileSync(saved.PROPERTY, await (await fetch(origin + path)).text());
  return saved;
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function env(more) {
  return { ...process.env, ...more };
}

function say(text) {
  console.error(text);
}

// Measures pages of Gevel, of this app and of a bare server side by side and prints a table. See README.md.
//   node measure.mjs check | measure [rounds] [seconds]
// GEVEL, NEXT, LEAN and BARE are processes and addresses, as PID@http://127.0.0.1:PORT; DB is the database.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import Database from 'better-sqlite3';

const server = (name) => {
  const [pid, url] = process.env[name].split('@');
  return { name, pid, url };
};
const db = new Database(process.env.DB, { readonly: true });
const work = mkdtempSync(`${tmpdir()}/pages-`);
const cities = db.prepare('SELECT name, zip FROM city').all();
const homes = db
  .prepare('SELECT p.path, p.number FROM property p WHERE goal = 0 AND bedrooms > 0 ORDER BY (p.number * 7919) % 10007')
  .all();

// The same numbers in the same order for each server: a generator with a seed.
let seed = 7;
const random = (n) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * n);
};
// As in bench/peers/questions.go: 200 filters of a city, a price range and bedrooms, for sale, cheapest first.
const filters = Array.from({ length: 200 }, () => {
  const least = 50_000 + random(8) * 10_000;
  return {
    city: cities[Math.min(random(12), random(12))],
    least,
    most: least + 150_000 + random(30) * 10_000,
    beds: 1 + random(3),
  };
});
const start = +(process.env.START ?? 1); // another one for a second run on the same servers
let used = start;
// Addresses of 200 filters, several times over: each time a euro more is allowed, which no home costs, so that nobody asked for them.
const lists = (times, first) =>
  Array.from({ length: times }, (_, k) =>
    filters.map(
      ({ city, least, most, beds }) =>
        `/nl/te-koop/?city=${encodeURIComponent(`${city.name}|${city.zip}`)}&priceMin=${least}` +
        `&priceMax=${most + (first + k)}&bedrooms=${beds}&sort=price_asc`,
    ),
  ).flat();
const fresh = {
  list: () => lists(8, (used += 8) - 8),
  property: (s) => Array.from({ length: 900 }, (_, i) => homes[((s.shown ??= 200 * start) + i) % homes.length].path),
};
const known = { list: () => lists(1, 0), property: () => homes.slice(0, 200).map((h) => h.path) };

const lua = `
local paths, i = {}, 0
function init()
  for line in io.lines("${work}/paths") do paths[#paths + 1] = line end
end
function request()
  i = i + 1
  local from = "10." .. (i % 250) .. "." .. math.floor(i / 250) % 250 .. ".1"
  local headers = { ["X-Forwarded-For"] = from }
  ${process.env.ENCODING ? `headers["Accept-Encoding"] = "${process.env.ENCODING}"` : ''}
  return wrk.format("GET", paths[(i - 1) % #paths + 1], headers)
end
function done(s, l)
  local e = s.errors
  local failed = e.connect + e.read + e.write + e.timeout + e.status
  print(string.format("RESULT %d %d %d %d %d %d", s.requests, s.duration, s.bytes, l:percentile(50), l:percentile(99), failed))
end`;
writeFileSync(`${work}/replay.lua`, lua);

const ticks = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (+fields[11] + +fields[12]) * 10;
};
/** How long both cores were busy, and what this program waited for has used, in milliseconds. */
const busy = () => {
  const [user, nice, system, , , irq, soft, steal] = /cpu +(.*)/
    .exec(readFileSync('/proc/stat', 'utf8'))[1]
    .split(' ')
    .map(Number);
  return (user + nice + system + irq + soft + steal) * 10;
};
const sent = () => {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, 15).reduce((sum, text) => sum + text * 10, 0);
};
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const until = Date.now() + 60_000 * (process.env.PATIENCE ?? 20);
/** Waits until other programs leave the machine alone for four seconds, or for as long as there is patience. */
function quiet() {
  for (let still = 0; still < 2 && Date.now() < until; ) {
    const before = busy();
    pause(2000);
    still = busy() - before < 300 ? still + 1 : 0;
  }
}
const memory = (pid) => +/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1] / 1024;

function send(s, paths, seconds) {
  writeFileSync(`${work}/paths`, `${paths.join('\n')}\n`);
  const [before, all, wrk] = [ticks(s.pid), busy(), sent()];
  const out = execFileSync('taskset', [
    '-c',
    '1',
    'wrk',
    '-t1',
    '-c16',
    `-d${seconds}s`,
    '--timeout',
    '20s',
    '-s',
    `${work}/replay.lua`,
    s.url,
  ]).toString();
  const [requests, lasted, bytes, p50, p99, failed] = /RESULT (.*)/.exec(out)[1].split(' ').map(Number);
  if (s.shown) s.shown += requests;
  const own = ticks(s.pid) - before;
  return {
    requests,
    others: Math.max(0, busy() - all - own - (sent() - wrk)) / (lasted / 1e3),
    rate: (requests - failed) / (lasted / 1e6),
    kb: bytes / requests / 1000,
    p50: p50 / 1000,
    p99: p99 / 1000,
    failed,
    cpu: own / Math.max(1, requests - failed),
    memory: memory(s.pid),
    used: requests / paths.length,
  };
}

const turned = (list, by) => [...list.slice(by % list.length), ...list.slice(0, by % list.length)];
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

const ask = async (url, from) => (await fetch(url, { headers: { 'X-Forwarded-For': from } })).arrayBuffer();

/** Asks for each address once, so that it is cached. */
async function fill(s, paths) {
  const left = [...paths];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path; (path = left.pop()); )
        await ask(s.url + path, `10.201.${left.length}.1`).catch(() => ask(s.url + path, '10.202.1.1')); // a kept connection may have ended
    }),
  );
}

async function measure(rounds, seconds) {
  const [gevel, next, lean, bare] = ['GEVEL', 'NEXT', 'LEAN', 'BARE'].map(server);
  const kinds = (process.env.KINDS ?? 'list property').split(' ');
  const every = {
    'Gevel, rendered': [gevel, fresh],
    'Next, server components': [next, fresh],
    'Next, lean': [lean, fresh],
    'Gevel, cached': [gevel, known],
    'bare node http': [bare, { list: () => ['/list'], property: () => ['/property'] }],
  };
  const all = Object.fromEntries(Object.entries(every).filter(([name]) => RegExp(process.env.ONLY ?? '').test(name)));
  const results = {};
  for (const kind of kinds) for (const s of process.env.WARM === '0' ? [] : [next, lean]) send(s, fresh[kind](s), 10);
  for (let round = 1; round <= rounds; round++)
    for (const kind of kinds)
      for (const [name, [s, addresses]] of turned(Object.entries(all), round)) {
        if (name.includes('cached')) await fill(s, addresses[kind](s));
        let r;
        for (let again = 3; again-- && !(r?.others < 0.2); ) {
          quiet();
          send(s, addresses[kind](s), 1);
          r = send(s, addresses[kind](s), seconds);
        }
        r.load = loadavg()[0];
        (results[`${kind}/${name}`] ??= []).push(r);
        console.error(
          round,
          kind,
          name,
          JSON.stringify(r, (_, v) => (typeof v === 'number' ? +v.toFixed(2) : v)),
        );
      }
  for (const kind of kinds) {
    console.log(
      [
        `\n| ${kind} | pages a second | of rounds | p50 ms | p99 ms | processor ms a page | of rounds | KB a page |`,
        ' memory MB | refused | others, of a core |\n|---|---:|---|---:|---:|---:|---|---:|---:|---:|---:|',
      ].join(''),
    );
    for (const name of Object.keys(all)) {
      const rs = results[`${kind}/${name}`];
      const of = (f, digits) => median(rs.map(f)).toFixed(digits);
      const each = (f, digits) => rs.map((r) => f(r).toFixed(digits)).join(', ');
      console.log(
        [
          `| ${name} | ${of((r) => r.rate, 1)} | ${each((r) => r.rate, 1)} | ${of((r) => r.p50, 1)} | ${of((r) => r.p99, 1)} |`,
          ` ${of((r) => r.cpu, 2)} | ${each((r) => r.cpu, 2)} | ${of((r) => r.kb, 0)} | ${of((r) => r.memory, 0)} |`,
          ` ${rs.reduce((n, r) => n + r.failed, 0)} | ${of((r) => r.others * 100, 0)} % |`,
        ].join(''),
      );
    }
  }
}

// Compares what visitors see: homes in order, the counts, prices and figures.
async function check() {
  const servers = ['GEVEL', 'NEXT', 'LEAN'].map(server);
  const strip = (html) =>
    html
      .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<!-- -->/g, '')
      .replace(/<template.*?<\/template>/gs, '');
  const text = (html) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim();
  const part = (html, from, to) => text(html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from))));
  const facts = {
    list: (h) => ({
      homes: [...h.matchAll(/<h2[^>]*><a href="[^"]*?(\d+)\/"/g)].map((m) => m[1]).join(),
      cards: [...h.matchAll(/<article.*?<\/article>/gs)].map((m) => text(m[0])).join('|'),
      status: part(h, '<p role="status">', '</p>'),
      filter: part(h, '<form id="filter"', '</form>'),
      chips: part(h, '<ul aria-label="Actieve', '</ul>'),
      pages: part(h, '<nav class="pagination', '</nav>'),
    }),
    property: (h) => ({
      similar: [...h.matchAll(/<h3[^>]*><a href="[^"]*?(\d+)\/"/g)].map((m) => m[1]).join(),
      cards: [...h.matchAll(/<article class="card.*?<\/article>/gs)].map((m) => text(m[0])).join('|'),
      title: part(h, '<h1', '</address>'),
      photos: [...h.matchAll(/<button[^>]*><img src="([^?"]*)/g)].map((m) => m[1]).join(),
      details: part(h, 'id="details"', '</section>'),
      energy: part(h, 'id="energy"', '</section>'),
      costs: part(h, 'id="estimate"', '</section>'),
    }),
  };
  const size = {};
  for (const kind of ['list', 'property']) {
    const paths = kind === 'list' ? lists(1, 900).slice(0, 60) : homes.slice(3500, 3560).map((h) => h.path);
    const different = {};
    let asked = 0;
    for (const path of paths) {
      const answers = [];
      for (const s of servers) {
        const a = await fetch(s.url + path, { headers: { 'X-Forwarded-For': `10.200.${asked++ % 250}.1` } });
        const html = await a.text();
        if (a.status !== 200) throw new Error(`${s.name} ${path}: ${a.status}`);
        const sum = ((size[kind] ??= {})[s.name] ??= { bytes: 0, script: 0, style: 0, elements: 0 });
        const length = (re) => [...html.matchAll(re)].reduce((n, m) => n + Buffer.byteLength(m[1]), 0);
        sum.bytes += Buffer.byteLength(html) / paths.length;
        sum.script += length(/<script[^>]*>(.*?)<\/script>/gs) / paths.length;
        sum.style += length(/<style[^>]*>(.*?)<\/style>/gs) / paths.length;
        sum.elements += html.replace(/<script[^>]*>.*?<\/script>/gs, '<script>').match(/<[a-z]/g).length / paths.length;
        answers.push(facts[kind](strip(html)));
      }
      for (const [i, a] of answers.entries())
        for (const name of Object.keys(a)) {
          if (a[name] === answers[0][name]) continue;
          const d = (different[`${servers[i].name} ${name}`] ??= { n: 0 });
          d.n++;
          d.example ??= [path, answers[0][name].slice(0, 1200), a[name].slice(0, 1200)];
        }
    }
    console.log(kind, paths.length, 'pages compared; different:', different);
  }
  console.table(
    Object.entries(size).flatMap(([kind, of]) =>
      Object.entries(of).map(([name, s]) => ({
        kind,
        name,
        ...Object.fromEntries(Object.entries(s).map(([k, v]) => [k, Math.round(v)])),
      })),
    ),
  );
}

process.argv[2] === 'check' ? await check() : await measure(+(process.argv[3] ?? 3), +(process.argv[4] ?? 8));

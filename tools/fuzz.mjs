// Sends anything to the graph for a minute, or as many seconds as are given: to a server inside the test, which is watched for new
// ways through it, and to bin/gevel, whose memory is told before and after.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [seconds = '60', address = '127.0.0.1:8098'] = process.argv.slice(2);
const data = mkdtempSync(path.join(tmpdir(), 'gevel-fuzz-'));
const site = spawn('bin/gevel', ['serve', '-addr', address, '-data', data, '-sample', 'sample']);

try {
  await answers();
  await quiet();
  console.log(`before: ${memory()}`);
  const test = [
    'test',
    '-run',
    '^$',
    '-fuzz',
    'FuzzEndpoint',
    '-fuzztime',
    `${seconds}s`,
    './server',
  ];
  const env = { ...process.env, GEVEL_FUZZ: `http://${address}` };
  execFileSync('go', test, { stdio: 'inherit', env });
  await answers();
  console.log(`after:  ${memory()}`);
} finally {
  site.kill();
  rmSync(data, { recursive: true, force: true });
}

/** Waits until a page is answered. */
async function answers() {
  for (let tries = 0; tries < 100; tries++) {
    const page = await fetch(`http://${address}/nl/`).catch(() => null);
    if (page?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('the site does not answer');
}

/** Waits until the pictures of the sample are made, which takes memory of its own. */
async function quiet() {
  for (let before = -1; before !== spent(); await new Promise((later) => setTimeout(later, 1000)))
    before = spent();
}

/** Hundredths of a second that the process has worked. */
function spent() {
  const fields = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** What the process holds, on Linux. */
function memory() {
  const said = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  return said.match(/VmRSS:.*|VmHWM:.*/g)?.join(', ');
}

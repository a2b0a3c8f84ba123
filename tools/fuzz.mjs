// Sends anything to the graph for a minute, or as many seconds as are given: to a server inside the test, which is watched for new
// ways through it, and to bin/gevel, whose memory is told before and after.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ready, withSite } from './site.mjs';

const [seconds = '60', address = '127.0.0.1:8098'] = process.argv.slice(2);

await withSite(address, async (pid) => {
  await quiet(pid);
  console.log(`before: ${memory(pid)}`);
  const test = ['test', '-run', '^$', '-fuzz', 'FuzzEndpoint', '-fuzztime', `${seconds}s`];
  const env = { ...process.env, GEVEL_FUZZ: `http://${address}` };
  execFileSync('go', [...test, './server'], { stdio: 'inherit', env });
  await ready(address);
  console.log(`after:  ${memory(pid)}`);
});

/** Waits until the pictures of the sample are made, which takes memory of its own. */
async function quiet(pid) {
  for (let before = -1; before !== spent(pid); ) {
    before = spent(pid);
    await new Promise((later) => setTimeout(later, 1000));
  }
}

/** Hundredths of a second that a process has worked. */
function spent(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** What a process holds, and the most it has held, on Linux. */
function memory(pid) {
  const said = readFileSync(`/proc/${pid}/status`, 'utf8');
  return said.match(/VmRSS:.*|VmHWM:.*/g)?.join(', ');
}

// Sends anything to the graph for a minute, or as many seconds as are given: to a server inside the test, whose code
// coverage guides the requests, and to bin/gevel, whose memory is printed before and after.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ready, withSite } from './site.mjs';

const [seconds = '60', address = '127.0.0.1:8098'] = process.argv.slice(2);

await withSite(address, async (pid) => {
  await idle(pid);
  console.log(`before: ${memory(pid)}`);
  const test = ['test', '-run', '^$', '-fuzz', 'FuzzEndpoint', '-fuzztime', `${seconds}s`];
  const env = { ...process.env, GEVEL_FUZZ: `http://${address}` };
  execFileSync('go', [...test, './server'], { stdio: 'inherit', env });
  await ready(address);
  console.log(`after:  ${memory(pid)}`);
});

/** Waits until the pictures of the sample are made, which takes memory of its own. */
async function idle(pid) {
  for (let before = -1; before !== cpuTime(pid); ) {
    before = cpuTime(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** CPU time of a process, in hundredths of a second. */
function cpuTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** The memory of a process now and at its peak, on Linux. */
function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return status.match(/VmRSS:.*|VmHWM:.*/g)?.join(', ');
}

// Sends anything to the graph for a minute, or as many seconds as are given: to a server inside the test, whose code
// coverage guides the requests, and to bin/gevel, whose memory is printed before and after.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { idle, ready, withSite } from './site.mjs';

const [seconds = '60', address = '127.0.0.1:8098'] = process.argv.slice(2);

await withSite(address, async (pid) => {
  await idle(pid); // making pictures takes memory of its own
  console.log(`before: ${memory(pid)}`);
  const test = ['test', '-run', '^$', '-fuzz', 'FuzzEndpoint', '-fuzztime', `${seconds}s`];
  const env = { ...process.env, GEVEL_FUZZ: `http://${address}` };
  execFileSync('go', [...test, './server'], { stdio: 'inherit', env });
  await ready(address);
  console.log(`after:  ${memory(pid)}`);
});

/** The memory of a process now and at its peak, on Linux. */
function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return status.match(/VmRSS:.*|VmHWM:.*/g)?.join(', ');
}

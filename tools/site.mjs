// A site on the sample for tools that measure: bin/gevel with a data folder of its own, which is deleted afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Calls `action` with the process id while the site listens at an address, host:port. */
export async function withSite(address, action) {
  const data = mkdtempSync(path.join(tmpdir(), 'gevel-'));
  const flags = ['serve', '-addr', address, '-data', data, '-sample', 'sample'];
  const site = spawn('bin/gevel', flags, { stdio: 'ignore' });
  try {
    await ready(address);
    await action(site.pid);
  } finally {
    if (site.kill()) await once(site, 'exit'); // it writes into the folder until then
    rmSync(data, { recursive: true, force: true });
  }
}

/** Waits until the site answers, ten seconds at most. */
export async function ready(address) {
  for (let i = 0; i < 100; i++) {
    const response = await fetch(`http://${address}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the site does not answer');
}

/** Waits until the sizes of all pictures of the sample are made: until the program used no processor for a second. */
export async function idle(pid) {
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

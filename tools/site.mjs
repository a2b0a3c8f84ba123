// A site on the sample for tools that measure: bin/gevel with data of its own, which go with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs something while the site listens at an address, host:port. It gets the number of the process. */
export async function withSite(address, deed) {
  const data = mkdtempSync(path.join(tmpdir(), 'gevel-'));
  const flags = ['serve', '-addr', address, '-data', data, '-sample', 'sample'];
  const site = spawn('bin/gevel', flags, { stdio: 'ignore' });
  try {
    await ready(address);
    await deed(site.pid);
  } finally {
    if (site.kill()) await once(site, 'exit'); // it writes into the folder until then
    rmSync(data, { recursive: true, force: true });
  }
}

/** Waits until the site answers, ten seconds at most. */
export async function ready(address) {
  for (let i = 0; i < 100; i++) {
    const answer = await fetch(`http://${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('the site does not answer');
}

// A site on the sample for tools that measure: bin/gevel with a data folder of its own, which is deleted afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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

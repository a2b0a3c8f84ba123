import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A site with the sample and some other settings, which serves until it is closed. */
export interface ConfiguredSite {
  readonly origin: string;
  /** Ends the server, which writes its files until then, and takes its folder away. */
  readonly close: () => Promise<void>;
}

/** Serves a copy of the sample, with `settings` over what its site.json says. */
export async function serveConfigured(settings: object): Promise<ConfiguredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-configured-'));
  copySample(join(folder, 'sample'), settings);
  const address = `127.0.0.1:${await freePort()}`;
  const args = ['serve', '-addr', address, '-data', join(folder, 'data')];
  const server = spawn('bin/gevel', [...args, '-sample', join(folder, 'sample')], { cwd: root });
  const said = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Gevel serves') && resolve());
    server.once('exit', () => reject(new Error('the configured site does not start')));
  });
  const close = async () => {
    if (server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  await said;
  server.removeAllListeners('exit');
  return { origin: `http://${address}`, close };
}

function copySample(folder: string, settings: object): void {
  const sample = join(root, 'sample');
  mkdirSync(folder);
  for (const name of readdirSync(sample)) {
    if (name !== 'site.json') symlinkSync(join(sample, name), join(folder, name));
  }
  const site = JSON.parse(readFileSync(join(sample, 'site.json'), 'utf8'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, ...settings }));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

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
import { shareSizes } from './sizes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A site with the sample's data and other settings, which runs until it is closed. */
export interface ConfiguredSite {
  readonly origin: string;
  /** Its data folder. */
  readonly data: string;
  /** Imports other settings in place of the sample's. The site shows them at once. */
  readonly change: (settings: object) => Promise<void>;
  /**
   * Imports a property of the sample with other values, as the agency's program delivers it, and pictures that are added to the sample's.
   * It must have no documents.
   */
  readonly changeProperty: (number: number, values: object, pictures?: Pictures) => Promise<void>;
  /** Stops the server and, when it has written its files, deletes its folder. */
  readonly close: () => Promise<void>;
}

/** Serves a copy of the sample with `settings` in place of those of its site.json, and with further arguments of gevel serve. */
export async function serveConfigured(
  settings: object,
  ...more: string[]
): Promise<ConfiguredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-configured-'));
  const sample = join(folder, 'sample');
  copySample(sample, settings);
  const frame = join(folder, 'frame');
  copySample(frame, settings, records);
  const address = `127.0.0.1:${await freePort()}`;
  const dataFolder = join(folder, 'data');
  shareSizes(dataFolder);
  const data = ['-data', dataFolder];
  const args = ['serve', '-addr', address, ...data, '-sample', sample, ...more];
  const server = spawn('bin/gevel', args, { cwd: root });
  const started = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Gevel serves') && resolve());
    server.once('exit', () => reject(new Error('the configured site does not start')));
  });
  const importFrame = async () => {
    const command = spawn('bin/gevel', ['import', ...data, frame], { cwd: root });
    const [code] = await once(command, 'exit');
    if (code !== 0) throw new Error('the folder was not imported');
  };
  const change = async (settings: object) => {
    configure(frame, settings);
    await importFrame();
  };
  const changeProperty = async (number: number, values: object, pictures: Pictures = {}) => {
    addPictures(frame, pictures);
    const file = `properties/${number}.json`;
    const property = JSON.parse(readFileSync(join(sample, file), 'utf8'));
    mkdirSync(join(frame, 'properties'), { recursive: true });
    writeFileSync(join(frame, file), JSON.stringify({ ...property, ...values }));
    await importFrame();
  };
  const close = async () => {
    if (server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  await started;
  server.removeAllListeners('exit');
  return { origin: `http://${address}`, data: dataFolder, change, changeProperty, close };
}

type Pictures = Readonly<Record<string, Uint8Array>>;

/** Gives a folder pictures of its own beside those of the sample. */
function addPictures(folder: string, pictures: Pictures): void {
  const [photos, sample] = [join(folder, 'photos'), join(root, 'sample/photos')];
  rmSync(photos, { recursive: true, force: true }); // the link to the sample's, or what was added before
  mkdirSync(photos);
  for (const name of readdirSync(sample)) symlinkSync(join(sample, name), join(photos, name));
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(photos, name), bytes);
}

/** Left out of an import of settings alone, which is faster without. */
const records = ['properties', 'projects', 'history', 'owners.json', 'documents'];

function copySample(folder: string, settings: object, without: readonly string[] = []): void {
  const sample = join(root, 'sample');
  mkdirSync(folder);
  for (const name of readdirSync(sample)) {
    if (name !== 'site.json' && !without.includes(name))
      symlinkSync(join(sample, name), join(folder, name));
  }
  configure(folder, settings);
}

function configure(folder: string, settings: object): void {
  const site = JSON.parse(readFileSync(join(root, 'sample/site.json'), 'utf8'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, ...settings }));
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { standIns } from '../../build/vite-plugin-lighter-relay.ts';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const sources = ['react-relay/lib', 'relay-runtime/lib'].flatMap((folder) =>
  readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(packages, folder, file)),
);
/** Every file that Relay requires. */
const required = new Set(
  sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/require\(['"]([^'"]+)['"]\)/g)].map(
      ([, name = '']) =>
        name.startsWith('.') ? path.resolve(source, '..', name) : path.join(packages, name),
    ),
  ),
);
const ours = ['react-relay/hooks.js'];

it.each(Object.keys(standIns))('%s is a file of its package, and Relay requires it', (file) => {
  expect(existsSync(path.join(packages, file))).toBe(true);
  const name = path.join(packages, file).replace(/\.js$/, '');
  expect(ours.includes(file) || required.has(name)).toBe(true);
});

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs gevel link on the site of these tests. */
export function link(args: readonly string[], input = '') {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const data = process.env.GEVEL_TEST_DATA ?? '';
  execFileSync('bin/gevel', ['link', ...args, '-data', data], { cwd, input });
}

let record = 900_000_000 + Math.floor(Math.random() * 90_000_000);

/** Gives a link a property with words that mean nothing here yet: a type, a heating and a comfort. */
export function troubled(name: string) {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const database = `${process.env.GEVEL_TEST_DATA}/gevel.db`;
  record += 1;
  execFileSync('go', ['run', './tests/troubled', database, name, String(record)], { cwd });
}

/** An account at a Whise that never answers: the site asks no server of its own network. */
export const nowhere: readonly string[] = [
  '-username',
  'kantoor',
  '-client',
  '1',
  '-office',
  '1',
  '-base',
  'https://127.0.0.1:9',
];

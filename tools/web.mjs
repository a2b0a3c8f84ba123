// Builds the web app unless it is newer than everything that it is made of.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stamp = 'web/dist/.built';
const made = new Set(['dist', '__generated__', 'compiled', 'schema.graphql', 'persisted.json']);

if (newest() > time(stamp)) {
  execFileSync(process.execPath, ['web/build/build.mjs'], { stdio: 'inherit' });
  writeFileSync(stamp, '');
}

/** The time of the latest change of a source file. */
function newest() {
  const sources = [
    'schema.graphqls',
    'desk/schema.graphqls',
    'package.json',
    'package-lock.json',
    'agency/routes.json',
    'costs/rules.json', // the browser calculates by them too
    'tools/step.mjs',
  ];
  return Math.max(...sources.map(time), timeOfFolder('web'));
}

function timeOfFolder(folder) {
  const times = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name))
    .map((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? timeOfFolder(file) : time(file);
    });
  return Math.max(time(folder), ...times);
}

function time(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

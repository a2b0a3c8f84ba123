// Installs the packages of package-lock.json when they are not installed yet or have changed since. Runs before npm start
// and npm test, on a machine that has nothing but git, Go, a C compiler and Node.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { step } from './step.mjs';

const packages = ['install', '--no-save', '--no-audit', '--no-fund'];
const installed = 'node_modules/.package-lock.json';
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: Gevel needs 20.19 or newer.`);
}
if (!has('go', ['version'])) fail('Go is not installed: Gevel needs 1.26 or newer.');
if (!has('cc', ['--version']) && !has('gcc', ['--version'])) {
  fail('No C compiler is installed (gcc or clang): SQLite is compiled with one.');
}
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  // Not npm ci: it insists on packages with binaries for other systems, which not every registry mirror has.
  await step('Installing the packages of the web app (up to a minute)', 'npm', packages, {
    talkative: true,
  });
}

function has(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

// Makes sure that there is a Chromium for the browser tests and Lighthouse: installs Debian's where it can, otherwise says what to install.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browser, known } from './browser.mjs';

const isInstalled = () => existsSync(browser() ?? '');

for (const name of process.env.CHROMIUM ? [] : known) if (!isInstalled()) install(name);
if (!isInstalled()) {
  console.error(
    `Chromium is missing. Install it (Debian: apt-get install ${known[0]}), or set CHROMIUM to the path of one.`,
  );
  process.exit(1);
}

function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  try {
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', name);
  } catch {
    console.error(`${name} was not installed`);
  }
}

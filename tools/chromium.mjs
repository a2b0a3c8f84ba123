// Makes sure that there is a Chromium for the browser tests and Lighthouse: installs Debian's where it can, otherwise says what to install.
import { existsSync } from 'node:fs';
import { browser, known } from './browser.mjs';
import { add } from './debian.mjs';

const isThere = () => existsSync(browser() ?? '');

for (const name of process.env.CHROMIUM ? [] : known) if (!isThere()) add(name);
if (!isThere()) {
  console.error(
    `Chromium is missing. Install it (Debian: apt-get install ${known[0]}), or set CHROMIUM to the path of one.`,
  );
  process.exit(1);
}

// Sees to it that there is a Chromium for the browser tests: installs Debian's where it may, else says what to install.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';

if (!existsSync(browser)) {
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.error(
      `The browser tests need Chromium at ${browser}. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.`,
    );
    process.exit(1);
  }
}

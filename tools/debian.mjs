// Makes sure that the packages of Debian are there that tests need beside Go and Node: node tools/debian.mjs proxies standards.
// Installs what is missing with apt-get, as root or with sudo where that asks nothing; otherwise names the packages and fails.
import { execFileSync } from 'node:child_process';

const needed = {
  browsers: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  documents: ['curl', 'time'],
  proxies: ['nginx-light', 'apache2', 'haproxy', 'caddy', 'varnish'],
  standards: [
    'spamassassin',
    'libxml2-utils',
    'hunspell',
    ...['nl', 'fr', 'en-gb', 'de-de'].map((language) => `hunspell-${language}`),
  ],
};

// A package that brings a server would start it: policy-rc.d forbids that while apt-get runs.
const install = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap "rm -f $policy" EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod +x $policy
fi
apt-get update -q
apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=600 "$@"`;

function isInstalled(name) {
  try {
    const status = execFileSync('dpkg', ['-s', name], { stdio: 'pipe' }).toString();
    return status.includes('Status: install ok installed');
  } catch {
    return false;
  }
}

/** Installs packages if it may; the caller looks whether they are there. */
export function add(...packages) {
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n'];
  const set = ['env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', install, 'sh'];
  const [program, ...given] = [...asRoot, ...set, ...packages];
  try {
    execFileSync(program, given, { stdio: 'inherit' });
  } catch {
    console.error(`Not installed: ${packages.join(' ')}`);
  }
}

const tests = process.argv[1] === import.meta.filename ? process.argv.slice(2) : [];
const packages = tests.flatMap((test) => needed[test]);
const missing = () => packages.filter((name) => !isInstalled(name));
if (missing().length) add(...missing());
if (missing().length) {
  console.error(`Missing for ${tests.join(', ')}: apt-get install ${missing().join(' ')}`);
  process.exit(1);
}

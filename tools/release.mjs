// Writes a release into release/: the program for Linux on amd64 and arm64, linked with everything it needs, its checksums, and lists of
// what is in it (SBOM, CycloneDX). The same sources and compilers give the same programs, byte for byte.
//
//   node tools/release.mjs v1.2.0 [amd64 arm64]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { step } from './step.mjs';

const compilers = { amd64: 'x86_64-linux-gnu-gcc', arm64: 'aarch64-linux-gnu-gcc' };
// Names are looked up by Go itself and SQLite loads no extensions, because a linked C library can do neither.
const tags = 'netgo,osusergo,sqlite_omit_load_extension';
const sbom = 'github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.9.0';

const [version, ...some] = process.argv.slice(2);
if (!/^v\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? ''))
  fail('name the version: just release v1.2.0');
const wanted = some.length > 0 ? some : Object.keys(compilers);
for (const arch of wanted) checkCompiler(arch);
rmSync('release', { recursive: true, force: true });
mkdirSync('release');
// The programs have it in them, and start their engines with it. Those of other builds make it, and must find none of another engine.
process.on('exit', () => execFileSync('go', ['run', './tools/bytecode', '-remove']));
await step('Compiling what the server renders to bytecode', 'go', ['run', './tools/bytecode'], {
  talkative: true,
});
const files = [];
for (const arch of wanted) {
  const program = `release/gevel-${version}-linux-${arch}`;
  await step(`Compiling for ${arch} (some minutes the first time)`, 'env', [
    'CGO_ENABLED=1',
    'GOOS=linux',
    `GOARCH=${arch}`,
    `CC=${compilers[arch]}`,
    ...[
      'go',
      'build',
      '-trimpath',
      '-buildvcs=false',
      '-tags',
      tags,
      '-ldflags',
      linked(),
      '-o',
      program,
      './cmd/gevel',
    ],
  ]);
  checkStatic(program);
  const parts = `${program}.cdx.json`;
  await step(
    'Listing what is in it',
    'go',
    [
      'run',
      sbom,
      'bin',
      '-json',
      '-noserial',
      '-std',
      '-version',
      version,
      '-output',
      parts,
      program,
    ],
    {
      talkative: true,
    },
  );
  addLibraryOfC(parts, arch);
  files.push(program, parts);
}
files.push(webParts());
// For Containerfile: an image has no authorities of its own, and the folders of its data begin empty.
mkdirSync('release/empty');
copyFileSync('/etc/ssl/certs/ca-certificates.crt', 'release/ca-certificates.crt');
const sums = files.map(
  (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`,
);
writeFileSync('release/SHA256SUMS', sums.join(''));
for (const file of files)
  console.log(`${(statSync(file).size / 1e6).toFixed(1).padStart(6)} MB  ${file}`);

/** Options of the linker: no C library beside the program, no paths or ids of the machine that built it. */
function linked() {
  return `-s -w -buildid= -X main.version=${version} -linkmode external -extldflags "-static -Wl,--build-id=none"`;
}

function checkCompiler(arch) {
  if (!compilers[arch]) fail(`${arch} is none of ${Object.keys(compilers).join(', ')}`);
  try {
    execFileSync(compilers[arch], ['--version'], { stdio: 'ignore' });
  } catch {
    fail(
      `${compilers[arch]} is missing: apt-get install gcc-${compilers[arch].split('-')[0].replace('_', '-')}-linux-gnu`,
    );
  }
}

/** Fails when a program needs a loader, and with it libraries of the machine that it runs on. */
function checkStatic(program) {
  if (execFileSync('readelf', ['-l', program], { encoding: 'utf8' }).includes('INTERP'))
    fail(`${program} is not static`);
}

/** Adds what Go does not know to a list: the C library, which is linked into the program and has faults of its own. */
function addLibraryOfC(file, arch) {
  const library = execFileSync(compilers[arch], ['-print-file-name=libc.a'], { encoding: 'utf8' });
  const text = readFileSync(library.trim()).toString('latin1');
  const [, packaged, version] =
    /GNU C Library \(([^)]*)\) stable release version ([\d.]*\d)/.exec(text) ??
    fail(`${library.trim()} does not say its version`);
  const list = JSON.parse(readFileSync(file, 'utf8'));
  list.components.push({
    type: 'library',
    name: 'glibc',
    version,
    description: packaged,
    cpe: `cpe:2.3:a:gnu:glibc:${version}:*:*:*:*:*:*:*`,
    licenses: [{ expression: 'LGPL-2.1-or-later' }],
  });
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
}

/** Lists the packages of the web app, which are in every program. npm sbom would leave out those that our tools need too, such as React. */
function webParts() {
  const file = `release/gevel-${version}-web.cdx.json`;
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const components = Object.entries(locked)
    .filter(([path, p]) => path !== '' && !p.dev && !p.link)
    .map(([path, p]) =>
      component(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), p),
    );
  const main = { type: 'application', name: 'gevel web app', version };
  const list = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: main },
    components,
  };
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  return file;
}

function component(name, { version, license }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    name,
    version,
    purl,
    licenses: license ? [{ expression: license }] : undefined,
  };
}

function fail(text) {
  console.error(text);
  process.exit(1);
}

// Runs the tests of all that has days and hours in nights that are unlike others, with a clock that clock.c moves (Linux on amd64).
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// A minute before midnight or the change of the clock in Brussels, so that it comes while tests run.
const nights = {
  'summer time begins': '2027-03-28T00:59:00Z',
  'summer time ends': '2027-10-31T00:59:00Z',
  'the year ends': '2027-12-31T22:59:00Z',
  'a 29 February ends': '2028-02-29T22:59:00Z',
};
const rooms = ['agency', 'calendar', 'costs', 'crm', 'leads', 'parts', 'staff'];
// The whole desk takes as long as all of these, so it is tested in the night with an hour that comes twice, and when the year ends.
const deskNights = ['summer time ends', 'the year ends'];

const folder = mkdtempSync(path.join(tmpdir(), 'nights-'));
try {
  const [clock, file, now] = ['clock.so', 'seconds', 'now'].map((name) => path.join(folder, name));
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', clock, 'tests/nights/clock.c'], {
    stdio: 'inherit',
  });
  execFileSync('go', ['build', '-o', now, './tests/nights/now'], { stdio: 'inherit' });
  const moved = [`LD_PRELOAD=${clock}`, `CLOCK_FILE=${file}`];
  const failed = Object.entries(nights).filter(([name, at]) => {
    const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(seconds));
    writeFileSync(file, bytes);
    const shown = Number(execFileSync('env', [...moved, now], { encoding: 'utf8' }));
    if (Math.abs(shown - Date.parse(at) / 1000) > 5)
      throw new Error(`the clock of a Go program is ${shown} and not moved to ${at}`);
    console.log(`\n${name}, ${at}`);
    const args = [
      'test',
      '-short',
      '-count=1',
      '-timeout',
      '15m',
      '-exec',
      ['env', ...moved].join(' '),
    ];
    const tested = deskNights.includes(name) ? [...rooms, 'server/deskhttp'] : rooms;
    return (
      spawnSync('go', [...args, ...tested.map((room) => `./${room}/...`)], { stdio: 'inherit' })
        .status !== 0
    );
  });
  if (failed.length > 0)
    throw new Error(`tests fail when ${failed.map(([name]) => name).join(', when ')}`);
} finally {
  rmSync(folder, { recursive: true });
}

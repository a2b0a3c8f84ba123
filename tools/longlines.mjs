// Fails when a line of Go, TypeScript, JavaScript or CSS has more than 140 characters, a tab counted as four: golines breaks code, but no
// text and not every comment. Generated files are left out, and so are pictures that stand in the source: the path of an icon, the data URL
// of a style sheet.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const most = 140;
const picture = /\bd="M[^"]+"|'M[\d.]+ [^']+'|url\("data:image\/[^"]+"\)/;

const generated = [':!:**/__generated__/**', ':!:*/generated.go', ':!:*/models_gen.go'];
const patterns = ['go', 'ts', 'tsx', 'mts', 'js', 'mjs', 'css'].map(
  (extension) => `*.${extension}`,
);
const files = execFileSync('git', ['ls-files', '-z', '--', ...patterns, ...generated])
  .toString()
  .split('\0')
  .filter(Boolean);
const long = files.flatMap(longLines);
if (long.length > 0) {
  console.error(`More than ${most} characters:\n${long.join('\n')}`);
  process.exit(1);
}

/** The lines of a file that are too long: where they are, and how long. */
function longLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text) => text.replaceAll('\t', '    '))
    .map((line, index) => ({ line, at: `${file}:${index + 1}: ${line.length}` }))
    .filter(({ line }) => line.length > most && !picture.test(line))
    .map(({ at }) => at);
}

// Guards the committed code that gqlgen and examples/client generate. Without an argument it generates once more and fails when that gives
// other code, which it leaves in place. --hash only compares what it is made of, and the code, with the hash that --note wrote after the
// code was generated: seconds instead of a minute, and blind to a change of a Go type that gqlgen binds to.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const sum = 'tools/generated.sum';
const files = [
  'graph/generated.go',
  'graph/models_gen.go',
  'desk/generated.go',
  'desk/models_gen.go',
  'examples/client/__generated__/operations.ts',
];
const operations = 'examples/client/operations';
const sources = [
  'schema.graphqls',
  'gqlgen.yml',
  'desk/schema.graphqls',
  'desk/gqlgen.yml',
  'examples/client/generate.mjs',
  ...readdirSync('tools/simplify').map((name) => `tools/simplify/${name}`),
  ...readdirSync(operations).map((name) => `${operations}/${name}`),
].sort();

const read = () => files.map((file) => readFileSync(file, 'utf8')).join('');

/** The hash of the generated code, of what it is made of and of the version of gqlgen, in hexadecimal. */
function hash() {
  const made = createHash('sha256').update(read());
  for (const file of sources) made.update(`\n${file}\n`).update(readFileSync(file));
  const version = readFileSync('go.mod', 'utf8').match(/99designs\/gqlgen (v\S+)/);
  return made.update(version?.[1] ?? '').digest('hex');
}

function fail(reason) {
  console.error(`${reason}: run npx just generate, and commit ${[...files, sum].join(', ')}.`);
  process.exit(1);
}

switch (process.argv[2]) {
  case '--note':
    writeFileSync(sum, `${hash()}\n`);
    break;
  case '--hash':
    if (readFileSync(sum, 'utf8').trim() !== hash()) fail('The generated code may be out of date');
    break;
  default: {
    const before = read();
    for (const [room, config] of [
      ['graph', 'gqlgen.yml'],
      ['desk', 'desk/gqlgen.yml'],
    ]) {
      const generate = ['tool', 'gqlgen', 'generate', '--config', config];
      execFileSync('go', generate, { stdio: 'inherit' });
      execFileSync('go', ['run', './tools/simplify', `${room}/generated.go`], { stdio: 'inherit' });
    }
    execFileSync('node', ['examples/client/generate.mjs'], { stdio: 'inherit' });
    if (read() !== before) fail('The generated code was out of date');
  }
}

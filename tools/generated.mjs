// Fails when the committed code of gqlgen or of examples/client is out of date with schema.graphqls. It leaves the new code in place.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = [
  'graph/generated.go',
  'graph/models_gen.go',
  'examples/client/__generated__/operations.ts',
];
const read = () => files.map((file) => readFileSync(file, 'utf8')).join('');

const before = read();
execFileSync('go', ['tool', 'gqlgen', 'generate'], { stdio: 'inherit' });
execFileSync('go', ['run', './tools/simplify', 'graph/generated.go'], { stdio: 'inherit' });
execFileSync('node', ['examples/client/generate.mjs'], { stdio: 'inherit' });
if (read() !== before) {
  console.error(
    `One of ${files.join(', ')} was out of date with schema.graphqls. They are generated again now: commit them.`,
  );
  process.exit(1);
}

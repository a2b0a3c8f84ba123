// Fails when the committed code of gqlgen is out of date with schema.graphqls. It leaves the new code in place.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = ['graph/generated.go', 'graph/models_gen.go'];
const read = () => files.map((file) => readFileSync(file, 'utf8')).join('');

const before = read();
execFileSync('go', ['tool', 'gqlgen', 'generate'], { stdio: 'inherit' });
execFileSync('go', ['run', './tools/simplify', 'graph/generated.go'], { stdio: 'inherit' });
if (read() !== before) {
  console.error(
    `${files.join(' and ')} were out of date with schema.graphqls. They are generated again now: commit them.`,
  );
  process.exit(1);
}

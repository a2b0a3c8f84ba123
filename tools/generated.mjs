// Fails when the committed code of gqlgen is not what schema.graphqls makes. It leaves the new code in place.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = ['graph/generated.go', 'graph/models_gen.go'];
const read = () => files.map((file) => readFileSync(file, 'utf8')).join('');

const before = read();
execFileSync('go', ['tool', 'gqlgen', 'generate'], { stdio: 'inherit' });
if (read() !== before) {
  console.error(
    `${files.join(' and ')} did not belong to schema.graphqls. They are made anew now: commit them.`,
  );
  process.exit(1);
}

// node web/build/relay.mjs : makes web/__generated__ from every graphql`…` in web/ and the one schema. The compiler reads a copy
// of the schema because it accepts only files that end in .graphql and follows no links. It adds to persisted.json and never removes
// from it; without that file everything is compiled again, or the operations of unchanged artifacts would be missing.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));

if (!existsSync(at('../persisted.json'))) {
  rmSync(at('../__generated__'), { recursive: true, force: true });
  writeFileSync(at('../persisted.json'), '{}\n');
}
mkdirSync(at('../__generated__'), { recursive: true });
copyFileSync(at('../../schema.graphqls'), at('../schema.graphql'));
execFileSync(at('../../node_modules/.bin/relay-compiler'), ['--output', 'quiet-with-errors'], {
  cwd: at('../..'),
  stdio: 'inherit',
});

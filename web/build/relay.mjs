// node web/build/relay.mjs : makes web/__generated__ from every graphql`…` in web/ and the site's schema, and web/desk/__generated__ from
// those in web/desk/ and the desk's (package.json has both projects). The compiler reads a copy of a schema because it accepts only files
// that end in .graphql and follows no links. It adds to persisted.json and never removes from it; without that file everything is
// compiled again, or the operations of unchanged artifacts would be missing.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));

for (const [app, schema] of [
  ['..', '../../schema.graphqls'],
  ['../desk', '../../desk/schema.graphqls'],
]) {
  if (!existsSync(at(`${app}/persisted.json`))) {
    rmSync(at(`${app}/__generated__`), { recursive: true, force: true });
    writeFileSync(at(`${app}/persisted.json`), '{}\n');
  }
  mkdirSync(at(`${app}/__generated__`), { recursive: true });
  copyFileSync(at(schema), at(`${app}/schema.graphql`));
}
execFileSync(at('../../node_modules/.bin/relay-compiler'), ['--output', 'quiet-with-errors'], {
  cwd: at('../..'),
  stdio: 'inherit',
});

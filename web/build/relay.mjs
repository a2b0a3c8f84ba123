// node web/build/relay.mjs : makes web/__generated__ from every graphql`…` in web/ and the site's schema, and web/desk/__generated__ from
// those in web/desk/ and the desk's (package.json has both projects); and a module with the ids of pages' queries. The compiler reads a
// copy of a schema because it accepts only files that end in .graphql and follows no links. It adds to persisted.json and never removes
// from it; without that file everything is compiled again, or the operations of unchanged artifacts would be missing.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
writeFileSync(at('../__generated__/pageQueries.ts'), pageQueries());

/** A module with the ids of pages' queries: the router asks for the answer while the code of the page loads. */
function pageQueries() {
  const files = readdirSync(at('../__generated__')).filter((file) =>
    /PageQuery\.graphql/.test(file),
  );
  const ids = files.map((file) => {
    const [, id] = /"id": ("\w+")/.exec(readFileSync(at(`../__generated__/${file}`), 'utf8'));
    return `  ${file.replace(/\..*/, '')}: ${id},\n`;
  });
  return `const ids: Record<string, string> = {\n${ids.join('')}};

/** The id of a page's query, by its source file; '' for a file that has none. */
export function queryOf(source: string): string {
  return ids[\`\${source.replace(/^.*\\/|\\.tsx$/g, '')}Query\`] ?? '';
}
`;
}

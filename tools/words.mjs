// Fails when a name in the web app has a word that this project does not use there. The words and what is allowed stand in
// internal/words/words.json, whose Go test reads the names of the program.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api'; // TypeScript 7 has no interface for programs yet

const root = fileURLToPath(new URL('..', import.meta.url));
const { words, allowed } = JSON.parse(readFileSync(`${root}internal/words/words.json`, 'utf8'));
const instead = new Map(words.flatMap((one) => one.forms.map((form) => [form, one.instead])));
const wrong = [];
const files = execFileSync('git', ['ls-files', 'web', 'tests'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'));
for (const file of files) {
  if (!file.includes('.spec.')) check(file, basename(file).split('.')[0]); // those of browser tests are sentences
  const source = ts.createSourceFile(
    file,
    readFileSync(root + file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  walk(source, file);
}
if (wrong.length > 0) {
  console.error(
    `Write another word, or allow the name in internal/words/words.json:\n${wrong.join('\n')}`,
  );
  process.exit(1);
}

/** Checks every name that is declared: of a variable, function, type, parameter or property, but not the keys of a value. */
function walk(node, file) {
  const { name } = node;
  const isDeclared = !ts.isPropertyAccessExpression(node) && !ts.isPropertyAssignment(node);
  if (name && isDeclared && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)))
    check(file, name.text);
  ts.forEachChild(node, (child) => walk(child, file));
}

function check(file, name) {
  if (allowed[name]) return;
  for (const word of name.match(/[A-Z]?[a-z]+/g) ?? [])
    if (instead.has(word.toLowerCase()))
      wrong.push(`${file}: ${name} (${instead.get(word.toLowerCase())})`);
}

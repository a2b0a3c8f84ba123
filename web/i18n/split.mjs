// Parts the compiled texts of each language in three: those of the pages that most visits begin with; those of forms,
// which begin with `form.` or `problem.`; and the rest, which every other page needs too. A text belongs to the first
// part when a source that those pages import, now or later, names its key, whole or as the start of a `key.${…}`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const pages = [
  'App.tsx',
  'home/HomePage.tsx',
  'content/ContentPage.tsx',
  'notfound/NotFoundPage.tsx',
];

const ofForms = (key) => /^(form|problem)\./.test(key);

/** Writes `nl.json`, `nl.rest.json` and `nl.form.json` in place of the whole `nl.json`, and so on, in web/i18n/compiled. */
export function split(web) {
  const source = pages.reduce((seen, page) => read(join(web, page), seen), new Map());
  const text = [...source.values()].join('\n');
  const folder = join(web, 'i18n/compiled');
  for (const file of readdirSync(folder).filter((name) => /^..\.json$/.test(name))) {
    const entries = Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const write = (name, kept) =>
      writeFileSync(join(folder, name), JSON.stringify(Object.fromEntries(kept)));
    write(
      file,
      entries.filter(([key]) => !ofForms(key) && isNamed(key, text)),
    );
    write(
      file.replace('.json', '.rest.json'),
      entries.filter(([key]) => !ofForms(key) && !isNamed(key, text)),
    );
    write(
      file.replace('.json', '.form.json'),
      entries.filter(([key]) => ofForms(key)),
    );
  }
}

/** Reads a source and all that it imports of ours. */
function read(file, seen) {
  if (seen.has(file) || !/(?<!\.graphql)\.tsx?$/.test(file) || !existsSync(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, name] of text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)) {
    read(resolve(dirname(file), name), seen);
  }
  return seen;
}

function isNamed(key, text) {
  const parts = key.split('.');
  return (
    text.includes(`'${key}'`) ||
    parts.some((_, i) => i > 0 && text.includes(`\`${parts.slice(0, i).join('.')}.\${`))
  );
}

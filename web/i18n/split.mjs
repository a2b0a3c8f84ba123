// Parts the compiled texts of each language in seven: those of the pages that most visits begin with; those that lists need
// too; those of forms, which begin with `form.` or `problem.`; those of the consent, `consent.`; those of the map, `map.`; those of owners, `owner.`; and the
// rest, which every other page needs too. A text belongs
// to a part when a source that its pages import, now or later, names its key, whole or as the start of a `key.${…}`; lists
// and the rest may share some.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const first = [
  'App.tsx',
  'home/HomePage.tsx',
  'content/ContentPage.tsx',
  'notfound/NotFoundPage.tsx',
];
const lists = ['search/ListPage.tsx'];

const ofForms = (key) => /^(form|problem)\./.test(key);
const ofConsent = (key) => /^consent\./.test(key);
const ofMap = (key) => /^map\./.test(key);
const ofOwners = (key) => /^owner\./.test(key);
const apart = (key) => ofForms(key) || ofConsent(key) || ofMap(key) || ofOwners(key);

/**
 * Writes `nl.json`, `nl.list.json`, `nl.rest.json`, `nl.form.json`, `nl.consent.json`, `nl.map.json` and `nl.owner.json` in place of the whole
 * `nl.json`, and so on, in web/i18n/compiled.
 */
export function split(web) {
  const others = pagesOf(web).filter((page) => !first.includes(page) && !lists.includes(page));
  const [inFirst, inLists, inOthers] = [first, lists, others].map((pages) => {
    const source = pages.reduce((seen, page) => read(join(web, page), seen), new Map());
    const text = [...source.values()].join('\n');
    return (key) => isNamed(key, text);
  });
  const parts = {
    '': (key) => !apart(key) && inFirst(key),
    '.list': (key) => !apart(key) && !inFirst(key) && inLists(key),
    '.rest': (key) => !apart(key) && !inFirst(key) && (inOthers(key) || !inLists(key)),
    '.form': ofForms,
    '.consent': ofConsent,
    '.map': ofMap,
    '.owner': ofOwners,
  };
  const folder = join(web, 'i18n/compiled');
  for (const file of readdirSync(folder).filter((name) => /^..\.json$/.test(name))) {
    const entries = Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const [part, belongs] of Object.entries(parts)) {
      const kept = entries.filter(([key]) => belongs(key));
      const name = file.replace('.json', `${part}.json`);
      writeFileSync(join(folder, name), JSON.stringify(Object.fromEntries(kept)));
    }
  }
}

/** The sources of pages: `room/XPage.tsx`. */
function pagesOf(web) {
  const rooms = readdirSync(web, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return rooms.flatMap(({ name: room }) =>
    readdirSync(join(web, room))
      .filter((file) => /^[A-Z]\w*Page\.tsx$/.test(file))
      .map((file) => `${room}/${file}`),
  );
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

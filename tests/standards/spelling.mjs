// Reads all texts for people with hunspell, in each of the four languages. What its dictionaries lack stands in words/, a word a line:
// names, and words of the trade and of the web. A word there that no text has any more is wrong too.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const here = `${import.meta.dirname}/`;
const root = `${here}../../`;
const dictionaries = { nl: 'nl_NL', fr: 'fr_FR', en: 'en_GB', de: 'de_DE' };
const folders = ['web/shared/i18n', 'web/desk/texts', 'mail/texts', 'locale/texts'];
const samples = ['sample', 'sample/projects', 'sample/properties', 'sample/photos'];

/** Parts of addresses, which stand in the sample's settings beside its texts. */
const address = /^(\/.*|[a-z0-9]+(--?[a-z0-9]+)*)$/;

/** The words of a message, without its arguments, tags and addresses. */
function wordsOf(message) {
  const text = (elements) =>
    elements
      .map((e) => {
        if (e.type === TYPE.literal) return e.value;
        if (e.type === TYPE.tag) return text(e.children);
        if (!e.options) return '0';
        return ` ${Object.values(e.options)
          .map((option) => text(option.value))
          .join(' ')} `;
      })
      .join('');
  return split(text(parse(message)));
}

function split(text) {
  return (
    text
      .replaceAll(
        /(https?:\/\/|mailto:|www\.)\S*|\S+@\S+|[\w.-]+\.(be|com|org|example|json|ics|csv|txt)\b\S*|[A-Z]+(_[A-Z]+)+|\{\w+\}/g,
        ' ',
      )
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\d][\p{L}\p{M}\d'-]*/gu) ?? []
  )
    .map((word) => word.replace(/['-]+$/, ''))
    .filter((word) => !/\d/.test(word));
}

/** The text of an article, without the names of its fields and the targets of its links. */
const prose = (markdown) =>
  markdown
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/^(\w+):.*$/gm, (line, name) =>
      ['title', 'intro'].includes(name) ? line.slice(name.length + 1) : '',
    );

/** The texts of a record in one language: all that stands under its code. */
function* textsIn(value, language) {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === language && typeof inner === 'string') yield address.test(inner) ? '' : inner;
    else yield* textsIn(inner, language);
  }
}

const read = (file) => JSON.parse(readFileSync(root + file, 'utf8'));

let wrong = 0;
for (const [language, dictionary] of Object.entries(dictionaries)) {
  const found = new Map();
  const add = (words, where) => {
    for (const word of words) if (!found.has(word)) found.set(word, where);
  };
  for (const folder of folders)
    for (const [key, text] of Object.entries(read(`${folder}/${language}.json`)))
      add(wordsOf(text), `${folder}/${language}.json ${key}`);
  for (const folder of samples)
    for (const name of readdirSync(root + folder).filter((name) => name.endsWith('.json')))
      for (const text of textsIn(read(`${folder}/${name}`), language))
        add(split(text), `${folder}/${name}`);
  const articles = readdirSync(`${root}sample/articles`, { recursive: true });
  for (const name of articles.filter((name) => name.endsWith(`.${language}.md`)))
    add(
      split(prose(readFileSync(`${root}sample/articles/${name}`, 'utf8'))),
      `sample/articles/${name}`,
    );
  const list = readFileSync(`${here}words/${language}.txt`, 'utf8').split('\n').filter(Boolean);
  const known = new Set(list);
  const missed = execFileSync('hunspell', ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: [...found.keys()].join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  })
    .split('\n')
    .filter(Boolean);
  for (const word of new Set(missed)) {
    if (known.delete(word)) continue;
    wrong++;
    console.error(`${language}: ${word} (${found.get(word) ?? 'part of a word'})`);
  }
  for (const word of known) {
    wrong++;
    console.error(`words/${language}.txt: no text has ${word}, or hunspell knows it`);
  }
}
if (wrong > 0) process.exit(1);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { partsOfKey } from '../../build/split.mjs';
import partTexts from '../../build/texts.json';
import texts from './nl.json';
import { first, lists, owners, partsOf, thanks } from './parts.ts';

const web = resolve(import.meta.dirname, '../..');
const keys = Object.keys(texts);
const pages = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)[A-Z]\w*Page\.tsx$/.test(file),
);

it('loads the first texts on every page, those of lists on lists, and the rest on other pages', () => {
  expect(partsOf('fr', 'site/pages/home/HomePage.tsx')).toEqual(['fr.json']);
  expect(partsOf('fr', 'site/pages/content/ContentPage.tsx')).toEqual(['fr.json']);
  expect(partsOf('fr', 'site/pages/list/ListPage.tsx')).toEqual(['fr.json', 'fr.list.json']);
  for (const room of ['site/pages/property/PropertyPage', 'site/pages/project/ProjectsPage']) {
    expect(partsOf('fr', `${room}.tsx`)).toEqual(['fr.json', 'fr.rest.json']);
  }
  expect(partsOf('fr', 'site/pages/contact/ContactFormPage.tsx')).toEqual([
    'fr.json',
    'fr.rest.json',
    'fr.form.json',
  ]);
  expect(partsOf('fr', 'site/pages/owner/portal/OwnerPage.tsx')).toEqual([
    'fr.json',
    'fr.rest.json',
    'fr.form.json',
    'fr.owner.json',
  ]);
  expect(partsOf('fr', 'site/pages/thanks/ThanksPage.tsx')).toContain('fr.thanks.json');
});

it('names pages that exist', () => {
  for (const page of [...first, ...lists, ...owners, ...thanks].filter(Boolean))
    expect(pages).toContain(page);
});

it.each(Object.values(partTexts).flat())('the entry %s of texts.json has a text', (entry) => {
  const fits = (key: string) => (entry.endsWith('.') ? key.startsWith(entry) : key === entry);
  expect(keys.some(fits)).toBe(true);
});

it('puts every text in a part', () => {
  expect(keys.filter((key) => partsOfKey(key).length === 0)).toEqual([]);
});

/**
 * Parts that load with the code that shows them: the consent dialog, the map's frame, costs with duties and history, empty lists, and
 * modules that few pages have.
 */
const loadedLater = ['consent', 'map', 'costs', 'empty', 'rare'];

it.each(pages)('%s loads every text that it may show', (page) => {
  const loaded = partsOf('nl', page).map((file) => file.split('.').slice(1, -1).join('.'));
  const isLoaded = (part: string) => loaded.includes(part) || loadedLater.includes(part);
  const missing = textsOf(resolve(web, page)).filter((key) => !partsOfKey(key).some(isLoaded));
  expect(missing).toEqual([]);
});

/** The texts that a source and the modules it imports name, whole or as the beginning of a template `key.${…}`. */
function textsOf(file: string): string[] {
  const source = [...sourcesOf(file).values()].join('\n');
  const quoted = new Set(Array.from(source.matchAll(/'([\w.]+)'/g), ([, text]) => text));
  const starts = new Set(Array.from(source.matchAll(/`([\w.]+\.)\$\{/g), ([, text]) => text));
  const startsOf = (key: string) =>
    [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1));
  return keys.filter((key) => quoted.has(key) || startsOf(key).some((start) => starts.has(start)));
}

function sourcesOf(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || !/(?<!\.graphql)\.tsx?$/.test(file) || !existsSync(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, name = ''] of text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)) {
    sourcesOf(resolve(dirname(file), name), seen);
  }
  return seen;
}

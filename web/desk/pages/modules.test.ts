import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  kinds,
  type Module,
  modulesFrom,
  moved,
  titled,
  views,
  type Way,
  withNew,
  without,
} from './modules.ts';

/** Modules named by a letter: rows are divided by slashes, 'ab/c'. */
const made = (rows: string) =>
  rows.split('/').flatMap((row, contentRow) =>
    [...row].map(
      (id, span): Module => ({
        contentRow,
        span,
        sm: 12,
        md: 12,
        lg: 12,
        view: 'news-view',
        relation: { type: 'category', id },
      }),
    ),
  );

const shown = (modules: readonly Module[]) =>
  modules.reduce(
    (text, { span, relation }) => `${text}${span === 0 && text ? '/' : ''}${relation.id}`,
    '',
  );

const go = (rows: string, id: string, way: Way) => {
  const modules = made(rows);
  const found = moved(
    modules,
    modules.findIndex(({ relation }) => relation.id === id),
    way,
  );
  if (found) expect(found.list[found.at]?.relation.id).toBe(id);
  return found && shown(found.list);
};

test('modules move among the rows, out of a row and into the one above', () => {
  expect(go('ab/c', 'c', 'up')).toBe('c/ab');
  expect(go('ab/c', 'a', 'down')).toBe('b/a/c');
  expect(go('ab/c', 'b', 'up')).toBe('b/a/c');
  expect(go('ab/c', 'a', 'right')).toBe('ba/c');
  expect(go('ab/c', 'b', 'right')).toBe('a/b/c');
  expect(go('ab/c', 'c', 'left')).toBe('abc');
  expect(go('ab/c', 'a', 'left')).toBeNull();
  expect(go('a/b', 'a', 'up')).toBeNull();
  expect(go('a', 'a', 'right')).toBeNull();
});

test('modules are added and taken away, and rows have no gaps', () => {
  expect(shown(without(made('ab/c/d'), 2))).toBe('ab/d');
  expect(withNew(made('ab/c')).at(-1)).toMatchObject({ contentRow: 2, span: 0 });
  expect(withNew([])).toHaveLength(1);
});

test('a heading is in the languages that have one', () => {
  const [module] = made('a');
  if (!module) throw new Error('no module');
  const both = titled(titled(module, 'nl', 'Ons team'), 'fr', 'Notre équipe');
  expect(both.title).toEqual({ nl: 'Ons team', fr: 'Notre équipe' });
  expect(titled(titled(both, 'nl', ''), 'fr', ' ')).toEqual(module);
});

test('a value may be no list', () => {
  for (const value of ['', '{}', 'x', '[]']) expect(modulesFrom(value)).toEqual([]);
});

test('what a module may show is what the server takes', () => {
  const read = (file: string) => readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8');
  const menu = read('agency/menu.go').replaceAll(/ +/g, ' ');
  const list = (words: readonly string[]) => `= []string{"${words.join('", "')}"}`;
  expect(menu).toContain(`RelationTypes ${list(Object.keys(kinds))}`);
  expect(menu).toContain(`ModuleViews ${list(views)}`);
  expect(menu).toContain(`ModuleForms ${list(kinds.form)}`);
});

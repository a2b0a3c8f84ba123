import { expect, test } from 'vitest';
import {
  hasWords,
  isOn,
  type ProjectList,
  projectLists,
  projectsAt,
  projectsQuery,
} from './lists.ts';

type Counts = Readonly<Record<string, number>>;
const lists = (counts: Counts): ProjectList[] => {
  const standings = Object.entries(counts).map(([standing, count]) => ({ standing, count }));
  return projectLists.filter((list) => isOn({ standings } as never, list));
};

test.each<[Counts, ProjectList]>([
  [{ AVAILABLE: 1, SOLD: 9 }, 'FREE'],
  [{ SOLD: 8, UNDER_OPTION: 1, PREPARED: 3 }, 'SOLD_OUT'],
  [{ PREPARED: 3, WITHDRAWN: 1 }, 'PREPARED'],
  [{}, 'PREPARED'],
])('a project with the units %o is among all and on the list %s', (counts, list) => {
  expect(lists(counts)).toEqual(['ALL', list]);
});

test('words are found in the name, place and number, whatever their case and accents', () => {
  const project = { number: 2001, name: 'Résidence du Parc', place: 'Maaseik' };
  expect(['PARC residence', '2001', 'maas', ''].map((words) => hasWords(project, words))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(hasWords(project, 'parc kinrooi')).toBe(false);
});

test('a list has an address', () => {
  const search = { list: 'FREE', words: 'parc itter' } as const;
  expect(projectsAt(new URLSearchParams(projectsQuery(search)))).toEqual(search);
  expect(projectsAt(new URLSearchParams('list=NONE'))).toEqual({ list: 'ALL', words: '' });
  expect(projectsQuery({ list: 'ALL', words: '' })).toBe('');
});

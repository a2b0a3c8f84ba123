import { expect, test } from 'vitest';
import { type Step, stepped } from './tree.ts';

const pages = [
  { key: 'a', parent: null, depth: 0 },
  { key: 'b', parent: null, depth: 0 },
  { key: 'c', parent: 'b', depth: 1 },
  { key: 'd', parent: 'b', depth: 1 },
  { key: 'e', parent: null, depth: 0 },
];

const go = (key: string, step: Step) => {
  const lists = stepped(pages, key, step);
  return lists && Object.fromEntries(lists);
};

test('a page goes up and down among those beside it, in and out', () => {
  expect(go('b', 'up')).toEqual({ null: ['b', 'a', 'e'] });
  expect(go('c', 'down')).toEqual({ b: ['d', 'c'] });
  expect(go('e', 'in')).toEqual({ null: ['a', 'b'], b: ['c', 'd', 'e'] });
  expect(go('d', 'out')).toEqual({ b: ['c'], null: ['a', 'b', 'd', 'e'] });
});

test('a page stays where there is nowhere to go', () => {
  for (const [key, step] of [
    ['a', 'up'],
    ['e', 'down'],
    ['a', 'in'],
    ['b', 'in'], // its own pages would be too deep
    ['d', 'in'],
    ['a', 'out'],
    ['x', 'up'],
  ] as const)
    expect(stepped(pages, key, step)).toBeNull();
});

import { expect, test } from 'vitest';
import { byField, changesOf, type Part, staleOf, typedFrom, typedSince } from './parts.ts';

const part = (id: string, value: string, version = 1): Part => ({
  id,
  field: id.slice(0, 1),
  language: 'NL',
  value,
  version,
});

test('sends what was typed and differs, with the version that was read', () => {
  const typed = { a: { value: 'mine', version: 3 }, b: { value: 'same', version: 1 } };
  expect(changesOf([part('a', 'x', 4), part('b', 'same'), part('c', 'x')], typed)).toEqual([
    { field: 'a', language: 'NL', value: 'mine', version: 3, draft: 0 },
  ]);
});

test('a part is stale when somebody else wrote it since, and something else', () => {
  const typed = { a: { value: 'mine', version: 1 }, b: { value: 'same', version: 1 } };
  expect(staleOf([part('a', 'theirs', 2), part('b', 'same', 2)], typed)).toHaveLength(1);
  expect(staleOf([part('a', 'x', 1)], typed)).toHaveLength(0);
});

test('a draft is what a part says, and has a version of its own', () => {
  const drafted = { ...part('a', 'on the site', 2), draft: { value: 'drafted', version: 9 } };
  const mine = (draft: number) => ({ a: { value: 'mine', version: 2, draft } });
  expect(changesOf([drafted], { a: { value: 'drafted', version: 2, draft: 9 } })).toEqual([]);
  expect(changesOf([drafted], mine(9))).toMatchObject([{ value: 'mine', version: 2, draft: 9 }]);
  expect(staleOf([drafted], mine(9))).toHaveLength(0);
  expect(staleOf([drafted], mine(8))).toHaveLength(1);
});

test('what is typed while the rest is being saved stays, and is saved on top of it', () => {
  const sent = { a: { value: 'th', version: 1 }, b: { value: 'x', version: 1 } };
  const typed = { ...sent, a: { value: 'the', version: 1 }, c: { value: 'y', version: 1 } };
  const since = typedSince(typed, sent);
  expect(since).toEqual({ a: { value: 'the' }, c: { value: 'y', version: 1 } });
  const saved = { ...part('a', '', 2), draft: { value: 'th', version: 9 } };
  expect(staleOf([saved], since)).toHaveLength(0);
  expect(changesOf([saved], since)).toMatchObject([{ value: 'the', version: 2, draft: 9 }]);
});

test('keeps the parts of a field together', () => {
  expect(byField([part('a1', ''), part('b', ''), part('a2', '')]).map((of) => of.length)).toEqual([
    2, 1,
  ]);
});

test('a text that this browser kept may be anything', () => {
  for (const text of ['', 'no JSON', '3', 'null']) expect(typedFrom(text)).toEqual({});
});

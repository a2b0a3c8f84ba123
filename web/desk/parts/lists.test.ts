import { expect, test } from 'vitest';
import { at, itemsFrom, leaves, lists, listText, movedBy, nameOfItem, put } from './lists.ts';

const item = { side: 'LEFT', label: { nl: '**Bel** ons' }, other: [1] };

test('reads and writes a place of an item, and leaves what it does not know', () => {
  expect(at(item, 'label.nl')).toBe('**Bel** ons');
  expect(at(item, 'label.fr.x')).toBeUndefined();
  expect(put(item, 'label.fr', 'Appelez')).toEqual({
    side: 'LEFT',
    other: [1],
    label: { nl: '**Bel** ons', fr: 'Appelez' },
  });
  expect(put(item, 'label.nl', '')).toEqual({ side: 'LEFT', other: [1], label: {} });
  expect(put('a.jpg', '', 'b.jpg')).toBe('b.jpg');
  expect(at({ text: null }, 'text.nl')).toBeUndefined();
  expect(put({ text: null }, 'text.nl', 'x')).toEqual({ text: { nl: 'x' } });
});

test('says all of an item', () => {
  expect(leaves({ side: 'LEFT', label: { nl: 'Bel', fr: '' }, images: ['a.jpg'], lg: 3 })).toEqual([
    'LEFT',
    'nl: Bel',
    'a.jpg',
    'lg: 3',
  ]);
});

test('moves items, and stops at the ends', () => {
  expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedBy(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('a new office gets a number that no other has', () => {
  expect(listText('offices', [{ number: 4 }, { city: 'Luik' }])).toBe(
    '[{"number":4},{"city":"Luik","number":6}]',
  );
  expect(listText('topBar', [])).toBe('');
});

test('an office has its opening hours, and none where all days are without', () => {
  const monday = { monday: [{ from: '09:00', until: '12:30' }] };
  const open = put({ city: 'Luik' }, 'hours', monday);
  expect(at(open, 'hours')).toEqual(monday);
  expect(put(open, 'hours', '')).toEqual({ city: 'Luik' });
  expect(lists.offices?.fields).toContainEqual({ path: 'hours', kind: 'hours' });
});

test('an item is called by its first text', () => {
  expect(nameOfItem('topBar', item, ['NL', 'FR'])).toBe('Bel ons');
  expect(nameOfItem('offices', lists.offices?.empty ?? '', ['NL'])).toBe('BE');
  for (const value of ['', 'no JSON', '{}']) expect(itemsFrom(value)).toEqual([]);
});

test('an agent who is added has no number: the server gives one that nobody had', () => {
  expect(listText('agents', [{ id: 1, name: 'An' }, { name: 'Els' }])).toBe(
    '[{"id":1,"name":"An"},{"name":"Els"}]',
  );
});

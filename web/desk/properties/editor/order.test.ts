import { expect, test } from 'vitest';
import { inOrderTaken, moved } from './order.ts';
import { jpegTaken } from './takenFixture.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 9, 'abc'],
  [7, 0, 'abc'],
])('moves the item at %i to %i', (from, to, want) => {
  expect(moved([...'abc'], from, to).join('')).toBe(want);
});

test('files come in the order in which they were taken, and by name where that is the same', async () => {
  const at = (time: string) => Date.parse(`2026-11-30T${time}Z`);
  const file = (name: string, changed: string, content: Blob = new Blob([])) =>
    new File([content], name, { lastModified: at(changed) });
  const taken = (time: string, part?: string) =>
    jpegTaken({ time: `2026:11:30 ${time}`, zone: '+00:00', ...(part && { part }) });
  const files = [
    file('10.jpg', '12:00:00'),
    file('9.jpg', '12:00:00'),
    file('b.jpg', '08:00:00', taken('11:00:00', '7')), // copied before the others, and taken after them
    file('a.jpg', '07:00:00', taken('11:00:00', '75')),
    file('z.jpg', '20:00:00', taken('10:00:00')), // turned in the evening
    file('m.png', '10:30:00'),
  ];
  const names = (await inOrderTaken(files)).map(({ name }) => name);
  expect(names).toEqual(['z.jpg', 'm.png', 'b.jpg', 'a.jpg', '9.jpg', '10.jpg']);
});

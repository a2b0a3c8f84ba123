import { expect, test } from 'vitest';
import { takenAt } from './taken.ts';
import { jpegTaken } from './takenFixture.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

test.each([true, false])(
  'a photo says when it was taken, its bytes in either order (%s)',
  async (little) => {
    const photo = jpegTaken({ time: '2026:11:30 10:00:00', zone: '+01:00', part: '25', little });
    expect(await takenAt(photo)).toBe(utc('2026-11-30T09:00:00.250'));
  },
);

test('without a zone it is the time of this browser', async () => {
  const photo = jpegTaken({ time: '2026:07:01 10:00:00' });
  expect(await takenAt(photo)).toBe(new Date(2026, 6, 1, 10).getTime());
});

test.each([
  ['no time is set', jpegTaken({ time: '0000:00:00 00:00:00' })],
  ['the time is blank', jpegTaken({ time: '    :  :     :  :  ' })],
  ['it says none', jpegTaken({})],
  ['it is cut off', jpegTaken({ time: '2026:11:30 10:00:00' }).slice(0, 60)],
  ['it is empty', new Blob([])],
  ['it is no photo', new Blob(['%PDF-1.7 and more than enough text'])],
])('says nothing where %s', async (_, file) => {
  expect(await takenAt(file)).toBeNull();
});

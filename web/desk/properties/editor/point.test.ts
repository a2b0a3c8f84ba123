import { expect, test } from 'vitest';
import { readPoint, writePoint } from './point.ts';

test.each([
  ['51.141, 5.597', { latitude: 51.141, longitude: 5.597 }],
  [' 51,5 ', { latitude: 51, longitude: 5 }],
  ['-0.5,-5.597', { latitude: -0.5, longitude: -5.597 }],
  ['', null],
  ['51.141', null],
  ['51,141, 5,597', null],
  ['86, 5.597', null],
  ['https://www.openstreetmap.org/#map=18/51.141/5.597', null],
])('reads %s', (value, want) => {
  expect(readPoint(value)).toEqual(want);
});

test('a point is read as it was written', () => {
  const point = { latitude: 51.14123, longitude: 5.59708 };
  expect(readPoint(writePoint(point))).toEqual(point);
});

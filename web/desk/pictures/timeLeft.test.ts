import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

test('the time left is rounded up to minutes, then to hours', () => {
  expect(
    [null, undefined, 1, 59, 60, 61, 3540, 3541, 7201].map((seconds) => {
      const { key, values } = timeLeft(seconds);
      return key.replace('pictures.sizes.', '') + Object.values(values ?? {}).join('');
    }),
  ).toEqual([
    'unknown',
    'unknown',
    'soon',
    'soon',
    'minutes1',
    'minutes2',
    'minutes59',
    'hours1',
    'hours3',
  ]);
});

import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

/** TestContrast of agency/contrast_test.go has the same rows. */
test.each([
  ['#000000', '#ffffff', '21.00'],
  ['#ffffff', '#ffffff', '1.00'],
  ['#777777', '#ffffff', '4.48'],
  ['#767676', '#ffffff', '4.54'],
  ['#a03c28', '#f9f7f2', '6.18'],
  ['#201b16', '#f9f7f2', '15.95'],
  ['#F1C40F', '#f9f7f2', '1.55'],
])('%s on %s has a contrast of %s', (a, b, want) => {
  expect(contrast(a, b).toFixed(2)).toBe(want);
});

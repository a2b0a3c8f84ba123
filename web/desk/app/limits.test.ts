import { expect, test } from 'vitest';
import { goLimit } from '../../test/goLimits.ts';
import * as limits from './limits.ts';

test.each(Object.entries(limits))('the server has the same limit: %s', (name, value) => {
  expect(goLimit(name.charAt(0).toUpperCase() + name.slice(1))).toBe(value);
});

import { expect, it } from 'vitest';
import { internationalPhone } from './phone.ts';

it.each([
  ['089 00 00 01', 'BE', '+32 89 00 00 01'],
  ['0475 12 34 56', undefined, '+32 475 12 34 56'],
  ['+32 89 00 00 01', 'BE', '+32 89 00 00 01'],
  ['0032 (0)89 00 00 01', 'BE', '+32 89 00 00 01'],
  ['27 00 00 01', 'LU', '+352 27 00 00 01'],
  ['555 0100', 'US', '555 0100'],
  [' ', 'BE', undefined],
  [null, 'BE', undefined],
])('writes %j of %s as %j', (text, country, want) => {
  expect(internationalPhone(text, country)?.replace(/ +/g, ' ')).toBe(want);
});

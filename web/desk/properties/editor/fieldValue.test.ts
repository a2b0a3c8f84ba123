import { expect, test } from 'vitest';
import { numberOf, readValue, typedOf } from './fieldValue.ts';

test.each([
  ['1250', 'nl', 0, '1250'],
  ['1.250', 'nl', 0, '1250'],
  ['1,250', 'nl', 0, '1250'],
  ['1 250 000', 'fr', 0, '1250000'],
  ['-2', 'nl', 0, '-2'],
  ['1,5', 'nl', 0, null],
  ['€ 1.250,50', 'nl', 2, '1250.5'],
  ['1,250.50', 'en', 2, '1250.5'],
  ['339.000', 'nl', 2, '339000'],
  ['1.250,505', 'nl', 2, null],
  ['12,5', 'nl', 3, '12.5'],
  ['12.5', 'nl', 3, '12.5'],
  ['1,234', 'nl', 3, '1.234'],
  ['1,234', 'en', 3, '1234'],
  ['1.234', 'en', 3, '1.234'],
  ['1.234.567', 'nl', 3, '1234567'],
  ['1.234,567', 'nl', 3, '1234.567'],
  ['12..5', 'nl', 3, null],
  ['twaalf', 'nl', 3, null],
] as const)('%s in %s with %i decimals is %s', (typed, locale, decimals, want) => {
  expect(numberOf(typed, locale, decimals)).toBe(want);
});

test.each([
  ['AMOUNT', '339000.00', 'nl', '339.000', '339000'],
  ['AMOUNT', '1250.50', 'en', '1,250.50', '1250.5'],
  ['DECIMAL', '12.345', 'nl', '12,345', '12.345'],
  ['INTEGER', '1998', 'nl', '1998', '1998'],
  ['INTEGERS', '[72,75]', 'nl', '72, 75', '[72,75]'],
  [
    'ADDRESSES',
    '["https://a.be/","https://b.be/"]',
    'nl',
    'https://a.be/\nhttps://b.be/',
    undefined,
  ],
  ['LINE', 'Molenstraat', 'nl', 'Molenstraat', undefined],
  ['DATE', '2026-03-04', 'nl', '2026-03-04', undefined],
  ['AMOUNT', '', 'nl', '', undefined],
] as const)('a %s of %s in %s is typed as %s', (kind, value, locale, typed, back) => {
  expect(typedOf(kind, value, locale)).toBe(typed);
  expect(readValue(kind, typed, locale)).toBe(back ?? value);
});

test('what cannot be read is told from what says nothing', () => {
  expect(readValue('AMOUNT', 'veel', 'nl')).toBeNull();
  expect(readValue('INTEGERS', '72, jong', 'nl')).toBeNull();
  expect(readValue('AMOUNT', '  ', 'nl')).toBe('');
});

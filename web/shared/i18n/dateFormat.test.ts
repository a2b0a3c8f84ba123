import { expect, test } from 'vitest';
import { dateFormat } from './dateFormat.ts';

test('a format is made once for each language and style', () => {
  const style = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const french = dateFormat('fr-BE', style);
  expect(dateFormat('fr-BE', { ...style })).toBe(french);
  expect(french.format(new Date('2026-10-22'))).toBe('22 octobre');
  expect(dateFormat('nl-BE', style).format(new Date('2026-10-22'))).toBe('22 oktober');
  expect(dateFormat('fr-BE', { ...style, month: 'short' }).format(new Date('2026-10-22'))).toBe(
    '22 oct.',
  );
});

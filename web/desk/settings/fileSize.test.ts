import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

it('writes small files in kilobytes and large ones in megabytes', () => {
  expect([0, 14, 999, 1000, 58_240, 412_900].map((size) => fileSize(size, 'en'))).toEqual([
    '0 kB',
    '14 kB',
    '999 kB',
    '1 MB',
    '58.2 MB',
    '413 MB',
  ]);
  expect(fileSize(58_240, 'nl')).toBe('58,2 MB');
});

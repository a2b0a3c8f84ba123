import { expect, it } from 'vitest';
import { misfit, most, mostBytes } from './attachments.ts';

const file = (size: number) => ({ size }) as File;

it('takes as many files and documents as the server, and as large', () => {
  const sizes = new Map([['plan', 1000]]);
  const files = (count: number, size: number) => Array.from({ length: count }, () => file(size));
  expect(misfit({ files: files(most, 1), documents: [] }, sizes)).toBeNull();
  expect(misfit({ files: files(most, 1), documents: ['plan'] }, sizes)).toBe('TOO_MANY');
  expect(misfit({ files: [file(mostBytes - 1000)], documents: ['plan'] }, sizes)).toBeNull();
  expect(misfit({ files: [file(mostBytes - 999)], documents: ['plan'] }, sizes)).toBe(
    'FILE_TOO_LARGE',
  );
});

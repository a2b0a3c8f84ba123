import { expect, it } from 'vitest';
import { answerFiles, answerFilesBytes } from '../../app/limits.ts';
import { misfit } from './attachments.ts';

const file = (size: number) => ({ size }) as File;

it('takes as many files and documents as the server, and as large', () => {
  const sizes = new Map([['plan', 1000]]);
  const files = (count: number, size: number) => Array.from({ length: count }, () => file(size));
  expect(misfit({ files: files(answerFiles, 1), documents: [] }, sizes)).toBeNull();
  expect(misfit({ files: files(answerFiles, 1), documents: ['plan'] }, sizes)).toBe('TOO_MANY');
  expect(misfit({ files: [file(answerFilesBytes - 1000)], documents: ['plan'] }, sizes)).toBeNull();
  expect(misfit({ files: [file(answerFilesBytes - 999)], documents: ['plan'] }, sizes)).toBe(
    'FILE_TOO_LARGE',
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mostOfCv, mostOfPicture } from './fileSizes.ts';

const limits = readFileSync(new URL('../../../limits/uploads.go', import.meta.url), 'utf8');

test.each([
  ['UploadCVBytes', mostOfCv],
  ['UploadPictureBytes', mostOfPicture],
])('the server takes as much: %s', (name, most) => {
  expect(limits).toContain(`\t${name} = ${most} << 20\n`);
});

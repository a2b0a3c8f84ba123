import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each(['', 'abc', 'f00dfeedf00dfeed49999', 'x'.repeat(55)])('digests %j as Node does', (text) => {
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

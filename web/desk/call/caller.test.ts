import { expect, test } from 'vitest';
import { callerOf } from './caller.ts';

const nobody = { name: '', phone: '', email: '' };

test.each([
  ['0470 00 00 10', { ...nobody, phone: '0470 00 00 10' }],
  [' +32 89/00.00.01 ', { ...nobody, phone: '+32 89/00.00.01' }],
  ['an@example.com', { ...nobody, email: 'an@example.com' }],
  ['An Claes', { ...nobody, name: 'An Claes' }],
  ['An Claes 0470 00 00 10', { ...nobody, name: 'An Claes', phone: '0470 00 00 10' }],
  ['an@example.com, An', { ...nobody, name: 'An', email: 'an@example.com' }],
  ['', nobody],
])('%s says who called', (words, caller) => {
  expect(callerOf(words)).toEqual(caller);
});

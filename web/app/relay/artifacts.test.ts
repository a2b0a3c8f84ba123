import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = `${import.meta.dirname}/../../__generated__/`;
const artifacts = readdirSync(folder).map(
  (name) => [name, readFileSync(folder + name, 'utf8')] as const,
);
const operations = artifacts.filter(([, text]) => text.includes('"operationKind"'));

it('there are operations to check', () => {
  expect(operations.length).toBeGreaterThan(5);
});

it.each(operations)('%s can be answered: it has an id or a text', (_, text) => {
  expect(/"id": null/.test(text) && /"text": null/.test(text)).toBe(false);
});

it.each(operations)('%s has no handles: the build leaves their handlers out', (_, text) => {
  expect(text).not.toMatch(/"kind": "(Linked|Scalar)Handle"/);
});

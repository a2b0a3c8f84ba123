import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documents } from '../../test/documents.ts';

const artifacts = artifactsOf('../../__generated__/');
const ofDesk = artifactsOf('../../desk/__generated__/');

function artifactsOf(folder: string) {
  const path = `${import.meta.dirname}/${folder}`;
  return readdirSync(path).map((name) => [name, readFileSync(path + name, 'utf8')] as const);
}

const operations = [...artifacts, ...ofDesk].filter(([, text]) => text.includes('"operationKind"'));

it('there are operations to check', () => {
  expect(operations.length).toBeGreaterThan(5);
});

it.each(operations)('%s can be answered: it has an id or a text', (_, text) => {
  expect(/"id": null/.test(text) && /"text": null/.test(text)).toBe(false);
});

it.each(operations)('%s has no handles: the build leaves their handlers out', (_, text) => {
  expect(text).not.toMatch(/"kind": "(Linked|Scalar)Handle"/);
});

/** What is in the answer as a component reads it (fragment.ts); Relay would treat a @required field or an @alias differently. */
const plain = [
  ...['Fragment', 'FragmentSpread', 'InlineFragment', 'LinkedField', 'ScalarField', 'Condition'],
  ...['Literal', 'Variable', 'ObjectValue', 'ListValue', 'LocalArgument', 'RootArgument'],
];

const ofRelay = new Set(
  documents().flatMap(({ name, reader }) => (reader === 'Relay' ? name : [])),
);
const fragments = artifacts.filter(
  ([name, text]) => text.includes('"kind": "Fragment"') && !ofRelay.has(name.split('.')[0] ?? ''),
);

it.each(fragments)('%s reads the answer as it is', (_, text) => {
  const [fragment = ''] = text.split('"kind": "Request"'); // the normalization of a query is Relay's own
  const kinds = Array.from(fragment.matchAll(/"kind": "(\w+)"/g), ([, kind = '']) => kind);
  expect(kinds.filter((kind) => !plain.includes(kind))).toEqual([]);
});

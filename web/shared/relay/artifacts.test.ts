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

/** What the server reads just as the answer has it (relay/onServer.js); Relay would treat a @required field or an @alias differently. */
const plain = [
  ...['Fragment', 'FragmentSpread', 'InlineFragment', 'LinkedField', 'ScalarField', 'Condition'],
  ...['Literal', 'Variable', 'ObjectValue', 'ListValue', 'LocalArgument', 'RootArgument'],
];

/** Only browsers read these: neither an owner's data nor the desk is rendered on the server. */
const inBrowsers = new Set([
  'PortalPropertyQuery',
  ...operationsOf(`${import.meta.dirname}/../../desk`),
]);

function operationsOf(sources: string): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${sources}/${name}`, 'utf8'));
  return texts.flatMap((text) =>
    Array.from(
      text.matchAll(/^\s*(?:query|mutation|fragment|subscription) (\w+)/gm),
      ([, name = '']) => name,
    ),
  );
}

const fragments = artifacts.filter(
  ([name, text]) =>
    text.includes('"kind": "Fragment"') && !inBrowsers.has(name.split('.')[0] ?? ''),
);

it.each(fragments)('%s reads the answer as it is', (_, text) => {
  const [fragment = ''] = text.split('"kind": "Request"'); // the normalization of a query is Relay's own
  const kinds = Array.from(fragment.matchAll(/"kind": "(\w+)"/g), ([, kind = '']) => kind);
  expect(kinds.filter((kind) => !plain.includes(kind))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documents } from '../../test/documents.ts';

const web = `${import.meta.dirname}/../../`;
const all = documents();
const readers = new Map(all.map(({ name, reader }) => [name, reader]));

it('finds what both readers read', () => {
  expect(readers.get('PropertyCard_property')).toBe('answer');
  expect(readers.get('Figures_visits')).toBe('Relay');
});

it.each(all.filter(({ spreads }) => spreads.length > 0))(
  'what stands in $name is read by its reader too: $reader',
  ({ reader, spreads }) => {
    expect(spreads.filter((spread) => readers.get(spread) !== reader)).toEqual([]);
  },
);

it('Relay reads at the desk and on the owner’s page alone', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(site|shared|desk|widgets)\/.*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /^import (?!type\b)[^;]*'(react-relay|relay-runtime)/m.test(readFileSync(web + file, 'utf8')),
    );
  const rooms = /^(desk|shared\/owner|shared\/relay|site\/pages\/owner\/portal)\//;
  expect(files.filter((file) => rooms.test(file)).length).toBeGreaterThan(100);
  expect(files.filter((file) => !rooms.test(file))).toEqual([]);
});

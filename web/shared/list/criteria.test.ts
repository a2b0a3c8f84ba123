import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import demand from '../../__generated__/DemandChange_demand.graphql.ts';
import counts from '../../__generated__/useCounts_counts.graphql.ts';
import { criteria } from './criteria.ts';
import { yes } from './kinds.ts';

const web = `${import.meta.dirname}/../../`;
const ours = Object.entries(criteria).flatMap(([name, { kind }]) => (kind === yes ? [name] : []));

it('has the yes/no criteria of the server, in the same order, so that a list has one address', () => {
  const table = readFileSync(`${web}../agency/yesno.go`, 'utf8');
  const server = [...table.matchAll(/^\t\{"(\w+)", func/gm)].map(([, name]) => name);
  expect(ours).toEqual(server);
  expect(server.length).toBeGreaterThan(0);
});

it.each(Object.entries({ demand, counts }))(
  'the fragment of %s has each of them',
  (_, fragment) => {
    const fields = fragment.selections.map((one) => ('name' in one ? one.name : ''));
    expect(fields).toEqual(expect.arrayContaining(ours));
  },
);

it('nothing else lists them one by one', () => {
  const may = [
    'shared/list/criteria.ts',
    'site/pages/list/filter/useCounts.ts', // a fragment names its fields
    'site/pages/email-link/DemandChange.tsx',
  ];
  const listing = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/(^|\/)__generated__\/|^(dist|test)\/|\.test\./.test(file),
    )
    .filter((file) => /\b(newBuild|inProject)\b/.test(readFileSync(`${web}${file}`, 'utf8')));
  expect(listing.sort()).toEqual(may.sort());
});

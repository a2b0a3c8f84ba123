import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { criteria } from './criteria.ts';
import { yes } from './kinds.ts';

it('has the yes/no criteria of the server, in the same order, so that a list has one address', () => {
  const table = readFileSync(`${import.meta.dirname}/../../../agency/yesno.go`, 'utf8');
  const server = [...table.matchAll(/^\t\{"(\w+)", func/gm)].map(([, name]) => name);
  const ours = Object.entries(criteria).filter(([, { kind }]) => kind === yes);
  expect(ours.map(([name]) => name)).toEqual(server);
  expect(server.length).toBeGreaterThan(0);
});

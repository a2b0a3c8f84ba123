import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shownRows } from './rows.ts';

it('has as many rows as the server gives', () => {
  const limits = readFileSync(`${import.meta.dirname}/../../../limits/staff.go`, 'utf8');
  expect(limits).toMatch(new RegExp(`\\bTodayRows = ${shownRows}\\n`));
});

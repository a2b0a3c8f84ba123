import { expect, it } from 'vitest';
import { recordOutcome } from './recordOutcome.ts';

const home = { path: '/nl/te-koop/bree/villa/1042/' };

it('finds a record at its own address only', () => {
  expect(recordOutcome(home, { pathname: home.path })).toEqual({ status: 200 });
  expect(recordOutcome(home, { pathname: '/nl/te-koop/peer/villa/1042/' })).toEqual({
    status: 308,
    to: home.path,
  });
  expect(recordOutcome(null, { pathname: home.path })).toEqual({ status: 404 });
});

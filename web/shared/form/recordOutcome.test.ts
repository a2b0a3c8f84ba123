import { expect, it } from 'vitest';
import { recordOutcome } from './recordOutcome.ts';

const property = { path: '/nl/te-koop/bree/villa/1042/' };

it('redirects to the address of the record, and gives 404 without one', () => {
  expect(recordOutcome(property, { pathname: property.path })).toEqual({ status: 200 });
  expect(recordOutcome(property, { pathname: '/nl/te-koop/peer/villa/1042/' })).toEqual({
    status: 308,
    to: property.path,
  });
  expect(recordOutcome(null, { pathname: property.path })).toEqual({ status: 404 });
});

import { describe, expect, it } from 'vitest';
import { propertyOutcome } from './propertyOutcome.ts';

const path = '/nl/te-koop/kinrooi/halfopen-woning/1096/';
const pathInProject = '/nl/projecten/kinrooi/itter/3/halfopen-woning/1096/';

function outcome(status: string, pathname: string, nested: string | null = null) {
  return propertyOutcome({ property: { status, path, pathInProject: nested } }, { pathname });
}

describe('the address of a property', () => {
  it('answers 404 for a number that never existed', () => {
    expect(propertyOutcome({ property: null }, { pathname: path })).toEqual({ status: 404 });
  });

  it.each([
    ['AVAILABLE', 200],
    ['FOR_TAKEOVER', 200],
    ['REALISED', 200],
    ['SOLD', 410],
    ['RENTED', 410],
  ])('of one that is %s is answered with %i', (status, code) => {
    expect(outcome(status, path)).toEqual({ status: code });
  });

  it.each([
    '/nl/te-koop/bree/iets-anders/1096/',
    '/nl/te-huur/kinrooi/halfopen-woning/1096/',
    '/property/1096/',
  ])('%s redirects to the right one', (wrong) => {
    expect(outcome('AVAILABLE', wrong)).toEqual({ status: 308, to: path });
    expect(outcome('AVAILABLE', wrong, pathInProject)).toEqual({ status: 308, to: path });
  });

  it('answers 200 under its project too', () => {
    expect(outcome('AVAILABLE', pathInProject, pathInProject)).toEqual({ status: 200 });
    const wrong = '/nl/projecten/bree/itter/3/halfopen-woning/1096/';
    expect(outcome('AVAILABLE', wrong, pathInProject)).toEqual({ status: 308, to: pathInProject });
  });

  it('under a project it does not belong to redirects to its own', () => {
    expect(outcome('AVAILABLE', pathInProject)).toEqual({ status: 308, to: path });
  });
});

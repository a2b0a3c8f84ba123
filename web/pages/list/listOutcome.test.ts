import { describe, expect, it } from 'vitest';
import { listOutcome } from './listOutcome.ts';

function status(totalCount: number, search: string) {
  const data = { properties: { totalCount, cityInLanguages: [] } };
  return listOutcome(data, { page: 'sale', pathname: '/nl/te-koop/', search, language: 'nl' })
    .status;
}

describe('the status of a list', () => {
  it.each([
    [84, '', 200],
    [84, '?page=4', 200],
    [84, '?page=5', 404],
    [84, '?page=0', 200],
    [84, '?page=-1', 200],
    [84, '?page=abc', 200],
    [0, '?city=Atlantis', 200],
    [0, '?page=2', 404],
  ])('of %i at "%s" is %i', (total, search, answer) => {
    expect(status(total, search)).toBe(answer);
  });
});

describe('the address of a list', () => {
  const town = (language: string, slug: string) => ({
    name: slug,
    zip: '4000',
    salePath: `/${language}/te-koop/${slug}/`,
    rentPath: `/${language}/te-huur/${slug}/`,
  });
  const outcome = (pathname: string, search: string, totalCount: number, path?: string) => {
    const cityInLanguages = [town('nl', 'luik'), town('fr', 'liege')];
    const data = { properties: { totalCount, cityInLanguages }, ...(path && { search: { path } }) };
    return listOutcome(data, { page: 'sale', pathname, search, language: 'nl' });
  };

  it.each([
    ['/nl/te-koop/', '?text=1109', 0, '/nl/te-huur/kinrooi/huis/1109/', { status: 307 }],
    ['/nl/te-koop/', '?text=luik', 0, '/nl/te-huur/luik/', { status: 307 }],
    ['/nl/te-koop/', '?text=bree', 5, '/nl/te-koop/bree/', { status: 200 }],
    ['/nl/te-koop/', '?text=qqqq', 0, '/nl/te-koop/?text=qqqq', { status: 200 }],
    ['/nl/te-koop/luik/', '', 0, undefined, { status: 200 }],
    ['/nl/te-koop/liege/', '?page=2', 30, undefined, { status: 308, to: '/nl/te-koop/luik/' }],
  ])(
    '%s%s with %i results and words leading to %s: %o',
    (pathname, search, total, path, answer) => {
      expect(outcome(pathname, search, total, path)).toMatchObject(answer);
    },
  );
});

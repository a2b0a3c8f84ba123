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
    const understand = { path: '/nl/te-koop/', unread: ['qqqq'], cut: false, parts: [] };
    const data = {
      properties: { totalCount, cityInLanguages },
      ...(path && { search: { path }, understand }),
    };
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

describe('words of the filter that homes here have', () => {
  const leads = (
    search: string,
    {
      fields = ['categories', 'cities'],
      unread = [] as string[],
      meant = '',
      page = 'sale' as 'sale' | 'realisations',
    } = {},
  ) => {
    const data = {
      properties: { totalCount: 3, cityInLanguages: [] },
      search: { path: '/fr/a-vendre/?text=maison%20hal' },
      understand: {
        path: '/fr/a-vendre/?type=1&city=Hal',
        unread,
        cut: false,
        parts: fields.map((field) => ({ meant, fields: [field] })),
      },
    };
    return listOutcome(data, { page, pathname: '/fr/a-vendre/', search, language: 'fr' });
  };
  const text = '?text=maison%20%C3%A0%20Hal';
  const stays = { status: 200 };

  it.each([
    ['a town', leads(text), { status: 307, to: '/fr/a-vendre/?type=1&city=Hal' }],
    [
      'a town beside another condition, which would be lost',
      leads(`${text}&priceMax=300000`),
      stays,
    ],
    ['a town and more', leads(text, { unread: ['gare'] }), stays],
    ['a town with an error', leads(text, { meant: 'Hal' }), stays],
    ['a kind of home', leads(text, { fields: ['categories'] }), stays],
    ['a town among realisations', leads(text, { page: 'realisations' }), stays],
  ])('that say %s', (_, outcome, answer) => {
    expect(outcome).toEqual(answer);
  });
});

describe('where a sentence leads', () => {
  const list = '/nl/te-koop/';
  const leads = (
    q: string,
    found: string,
    path: string,
    unread: string[],
    total = 0,
    cut = false,
    meant = '',
    around: number | null = null,
  ) => {
    const data = {
      properties: { totalCount: total, cityInLanguages: [] },
      search: { path: found },
      understand: { path, around, unread, cut, parts: [{ meant, fields: [] }] },
    };
    const search = `?q=${encodeURIComponent(q)}`;
    return listOutcome(data, { page: 'sale', pathname: list, search, language: 'nl' });
  };
  const words = (q: string) => `${list}?text=${q}`;

  it.each([
    ['a town', leads('bree', `${list}bree/`, `${list}?city=Bree`, [], 5), `${list}bree/`],
    [
      'a town that was typed with an error, which the list tells',
      leads('huis in bre', words('x'), `${list}?city=Bree`, [], 5, false, 'Bree'),
      `${list}?city=Bree&sentence=huis%20in%20bre`,
    ],
    [
      'what lies around the visitor, which the list offers',
      leads('huis bij mij', words('x'), `${list}?type=1`, [], 5, false, '', 5),
      `${list}?type=1&sentence=huis%20bij%20mij`,
    ],
    ['a number', leads('1096', `${list}bree/huis/1096/`, list, ['1096']), `${list}bree/huis/1096/`],
    [
      'conditions',
      leads('huis, lift', words('x'), `${list}?type=1&lift=1`, [], 3),
      `${list}?type=1&lift=1`,
    ],
    [
      'a street',
      leads('molenstraat', words('molenstraat'), list, ['molenstraat'], 2),
      words('molenstraat'),
    ],
    [
      'a street of a rental',
      leads('kaai', '/nl/te-huur/?text=kaai', list, ['kaai']),
      '/nl/te-huur/?text=kaai',
    ],
    [
      'conditions and more',
      leads('huis gracht', words('x'), `${list}?type=1`, ['gracht']),
      `${list}?type=1&sentence=huis%20gracht`,
    ],
    ['nothing', leads('gracht', words('gracht'), list, ['gracht']), `${list}?sentence=gracht`],
    ['signs', leads('🏠', list, list, ['🏠']), `${list}?sentence=%F0%9F%8F%A0`],
    [
      'a long text',
      leads('huis', words('x'), `${list}?type=1`, [], 0, true),
      `${list}?type=1&sentence=huis`,
    ],
    [
      'many words',
      leads('a b c d e f g h i', words('x'), list, ['i'], 4),
      `${list}?sentence=a%20b%20c%20d%20e%20f%20g%20h%20i`,
    ],
  ])('that says %s', (_, outcome, to) => {
    expect(outcome).toEqual({ status: 307, to });
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/renderPage.tsx';
import * as page from './ListPage.tsx';

function status(totalCount: number, search: string) {
  const data = { properties: { totalCount, cityInLanguages: [] } } as unknown as Parameters<
    typeof page.outcome
  >[0];
  return page.outcome(data, { page: 'sale', pathname: '/nl/te-koop/', search, language: 'nl' })
    .status;
}

function visit(url: string, totalCount: number, nodes: object[] = [], demandRegister = false) {
  renderPage(page, url, {
    Site: () => ({ header: { demandRegister } }),
    PropertyConnection: () => ({ totalCount, nodes }),
    Query: () => ({ categories: [{ number: 2, name: 'Appartement', sale: true, rent: true }] }),
  });
}
const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

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

describe('where a list leads', () => {
  const town = (language: string, slug: string) => ({
    name: slug,
    zip: '4000',
    salePath: `/${language}/te-koop/${slug}/`,
    rentPath: `/${language}/te-huur/${slug}/`,
  });
  const outcome = (pathname: string, search: string, totalCount: number, path?: string) => {
    const cityInLanguages = [town('nl', 'luik'), town('fr', 'liege')];
    const found = path === undefined ? undefined : { path };
    const data = { properties: { totalCount, cityInLanguages }, search: found };
    return page.outcome(data as never, { page: 'sale', pathname, search, language: 'nl' });
  };

  it.each([
    ['/nl/te-koop/', '?text=1109', 0, '/nl/te-huur/kinrooi/huis/1109/', { status: 307 }],
    ['/nl/te-koop/', '?text=luik', 0, '/nl/te-huur/luik/', { status: 307 }],
    ['/nl/te-koop/', '?text=bree', 5, '/nl/te-koop/bree/', { status: 200 }],
    ['/nl/te-koop/', '?text=qqqq', 0, '/nl/te-koop/?text=qqqq', { status: 200 }],
    ['/nl/te-koop/luik/', '', 0, undefined, { status: 200 }],
    ['/nl/te-koop/liege/', '?page=2', 30, undefined, { status: 308, to: '/nl/te-koop/luik/' }],
  ])('%s%s with %i leads to %s: %o', (pathname, search, total, path, answer) => {
    expect(outcome(pathname, search, total, path)).toMatchObject(answer);
  });
});

describe('a list', () => {
  it('says where in it the visitor is', () => {
    visit('/nl/te-koop/?page=2', 84, [{}]);
    expect(screen.getByRole('status')).toHaveTextContent('Pagina 2 van 4 [84 panden]');
    expect(document.title).toMatch(/^Te koop, pagina 2 \|/);
  });

  it('of one city or one type is named after it and kept by search engines', () => {
    visit('/nl/te-huur/?city=Bree|3960', 5, [{}]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Te huur in Bree');
    expect(robots()).toBeUndefined();
  });

  it('with another filter is not kept', () => {
    visit('/nl/te-koop/?type=2&bedrooms=3', 5, [{}]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Te koop');
    expect(robots()).toBe('noindex,follow');
  });

  it('keeps the filter in other languages', () => {
    visit('/nl/te-koop/?city=Bree|3960&page=2', 40, [{}]);
    const french = document.querySelector('link[hreflang=fr]')?.getAttribute('href');
    expect(french).toBe('https://example.com/fr/a-vendre/?city=Bree%7C3960&page=2');
  });

  it('offers its views, each with the filter', () => {
    visit('/nl/te-koop/?garden=1&view=map', 5, [{}]);
    expect(leads('Lijst')).toBe('/nl/te-koop/?garden=1');
    expect(leads('Beide')).toBe('/nl/te-koop/?garden=1&view=both');
    const chosen = screen.getByRole('link', { name: 'Kaart' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(robots()).toBe('noindex,follow');
  });

  it('offers to register what is looked for, where the agency keeps such a register', () => {
    visit('/nl/te-huur/?garden=1&sort=oldest', 5, [{}], true);
    expect(leads('Hou mij op de hoogte')).toBe('/nl/ik-zoek/?garden=1&goal=rent');
  });

  it('of realisations has no filter and no map', () => {
    visit('/nl/realisaties/?view=map', 8, [{}]);
    expect(screen.queryByRole('navigation', { name: 'Weergave' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Zoekfilter' })).toBeNull();
  });
});

describe('a list without results', () => {
  it('offers fewer filters and the other list', () => {
    visit('/nl/te-koop/?city=Peer&bedrooms=9', 0);
    expect(
      screen.getByText('Er zijn geen resultaten gevonden voor uw zoekopdracht.'),
    ).toBeInTheDocument();
    expect(leads('Wis alle filters')).toBe('/nl/te-koop/');
    expect(leads('Zonder ‘Peer’')).toBe('/nl/te-koop/?bedrooms=9');
    expect(leads('Zoek bij wat te huur is')).toBe('/nl/te-huur/?city=Peer&bedrooms=9');
  });

  it('offers to register what is looked for, where the agency keeps such a register', () => {
    visit('/nl/te-koop/?city=Peer&garden=1&sort=oldest&view=both', 0, [], true);
    expect(leads('Hou mij op de hoogte')).toBe('/nl/ik-zoek/?city=Peer&garden=1&goal=sale');
  });

  it('offers no register where there is none', () => {
    visit('/nl/te-koop/?city=Peer', 0);
    expect(screen.queryByRole('link', { name: 'Hou mij op de hoogte' })).toBeNull();
  });

  it('beyond the last page leads to the first', () => {
    visit('/nl/te-koop/?type=2&page=9', 30);
    expect(leads('Naar pagina 1')).toBe('/nl/te-koop/?type=2');
    expect(robots()).toBe('noindex,follow');
  });
});

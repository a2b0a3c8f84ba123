import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import * as page from './ListPage.tsx';

function visit(url: string, totalCount: number, nodes: object[] = [], demandRegister = false) {
  const towns = ['nl', 'fr', 'en', 'de'].flatMap((language) =>
    url.includes('city=Bree|')
      ? [{ name: 'Bree', zip: '3960', salePath: `/${language}/a-vendre/bree/` }]
      : [],
  );
  renderPage(page, url, {
    Site: () => ({ header: { demandRegister } }),
    PropertyConnection: () => ({
      totalCount,
      nodes,
      cityInLanguages: towns,
      emptyTown: null,
      unknownCities: [],
    }),
    Query: () => ({ categories: [{ number: 2, name: 'Appartement', sale: true, rent: true }] }),
  });
}
const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

describe('a list', () => {
  it('shows its page, the number of pages and of properties', () => {
    visit('/nl/te-koop/?page=2', 84, [{}]);
    expect(screen.getByRole('status')).toHaveTextContent('Pagina 2 van 4 [84 panden]');
    expect(document.title).toMatch(/^Te koop, pagina 2 \|/);
  });

  it('of one city or one type has its name in the title and may be indexed', () => {
    visit('/nl/te-huur/?city=Bree|3960', 5, [{}]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Te huur in Bree');
    expect(robots()).toBeUndefined();
  });

  it('of a city that the site does not have says nothing of it in title and heading', () => {
    visit('/nl/te-huur/?city=Gratis+geld', 0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Te huur$/);
    expect(document.title).toMatch(/^Te huur \|/);
    expect(robots()).toBe('noindex,follow');
  });

  it('with another filter is noindex', () => {
    visit('/nl/te-koop/?type=2&bedrooms=3', 5, [{}]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Te koop');
    expect(robots()).toBe('noindex,follow');
  });

  it('links to other languages with the same filter', () => {
    visit('/nl/te-koop/?city=Bree|3960&page=2', 40, [{}]);
    const french = document.querySelector('link[hreflang=fr]')?.getAttribute('href');
    expect(french).toBe('https://example.com/fr/a-vendre/bree/?page=2');
  });

  it('links to its views, each with the filter', () => {
    visit('/nl/te-koop/?garden=1&view=map', 5, [{}]);
    expect(leads('5 in lijst')).toBe('/nl/te-koop/?garden=1');
    expect(leads('Beide')).toBe('/nl/te-koop/?garden=1&view=both');
    const chosen = screen.getByRole('link', { name: 'Kaart' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(robots()).toBe('noindex,follow');
  });

  it('offers to drop no city of two, and to look for words in descriptions', () => {
    visit('/nl/te-koop/?text=eiken+trap&city=Peer&city=Bree', 0);
    expect(screen.queryByRole('link', { name: 'Zonder ‘Peer’' })).toBeNull();
    expect(leads('Zonder ‘“eiken trap”’')).toBe('/nl/te-koop/?city=Peer&city=Bree');
    expect(leads('Zoek ‘eiken trap’ in de beschrijvingen')).toBe(
      '/nl/te-koop/?city=Peer&city=Bree&description=eiken%20trap',
    );
  });

  it('links to register a demand when the agency takes demands', () => {
    visit('/nl/te-huur/?garden=1&sort=oldest', 5, [{}], true);
    expect(leads('Hou mij op de hoogte')).toBe('/nl/ik-zoek/?garden=1&goal=rent');
  });

  it('of realisations has no filter and no map', () => {
    visit('/nl/realisaties/?view=map', 8, [{}]);
    expect(screen.queryByRole('navigation', { name: 'Weergave' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Zoekfilter' })).toBeNull();
  });
});

describe('a list of what its map shows', () => {
  it('counts that, and its chips and filter leave where the map is', () => {
    visit('/nl/te-koop/?garden=1&bounds=51,5.5,51.2,5.9&view=map', 5, [{}]);
    expect(screen.getByRole('status')).toHaveTextContent('5 panden op dit stuk kaart');
    expect(leads('Verwijder filter Tuin')).toBe('/nl/te-koop/?view=map');
    expect(leads('5 in lijst')).toBe('/nl/te-koop/?garden=1&bounds=51,5.5,51.2,5.9');
    expect(leads('Huur')).toBe('/nl/te-huur/?garden=1&view=map');
  });

  it('leads from the cards alone back to the same map', () => {
    visit('/nl/te-koop/?bounds=51,5.5,51.2,5.9', 5, [{}]);
    expect(leads('Kaart')).toBe('/nl/te-koop/?bounds=51,5.5,51.2,5.9&view=map');
  });

  it('leads to all properties where there is none', () => {
    visit('/nl/te-koop/?bounds=51,5.5,51.2,5.9&view=both', 0);
    expect(screen.getByRole('status')).toHaveTextContent('Geen panden op dit stuk kaart');
    expect(leads('Wis alle filters')).toBe('/nl/te-koop/?view=both');
  });
});

describe('a list without results', () => {
  it('links to fewer conditions and to the list of the other goal', () => {
    visit('/nl/te-koop/?city=Peer&bedrooms=9', 0);
    expect(
      screen.getByText('Er zijn geen resultaten gevonden voor uw zoekopdracht.'),
    ).toBeInTheDocument();
    expect(leads('Wis alle filters')).toBe('/nl/te-koop/');
    expect(leads('Zonder ‘Peer’')).toBe('/nl/te-koop/?bedrooms=9');
    expect(leads('Zoek bij wat te huur is')).toBe('/nl/te-huur/?city=Peer&bedrooms=9');
  });

  it('links to register a demand when the agency takes demands', () => {
    visit('/nl/te-koop/?city=Peer&garden=1&sort=oldest&view=both', 0, [], true);
    expect(leads('Hou mij op de hoogte')).toBe('/nl/ik-zoek/?city=Peer&garden=1&goal=sale');
  });

  it('does not link to register a demand otherwise', () => {
    visit('/nl/te-koop/?city=Peer', 0);
    expect(screen.queryByRole('link', { name: 'Hou mij op de hoogte' })).toBeNull();
  });

  it('beyond the last page links to the first', () => {
    visit('/nl/te-koop/?type=2&page=9', 30);
    expect(leads('Naar pagina 1')).toBe('/nl/te-koop/?type=2');
    expect(robots()).toBe('noindex,follow');
  });
});

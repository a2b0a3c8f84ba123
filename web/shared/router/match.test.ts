import { describe, expect, it } from 'vitest';
import { routeOf } from '../../site/routes.ts';
import { languages } from '../i18n/languages.ts';
import { match } from './match.ts';
import { pageNames } from './pageNames.ts';
import { path, rows } from './paths.ts';

const inUse = ['nl', 'fr', 'en'] as const;
const at = (url: string) => match(url, inUse, 'fr');

describe('the table of addresses', () => {
  it('has a row for every page and a page for every row', () => {
    expect(rows.map((row) => row.page)).toEqual([...pageNames]);
  });

  it.each(pageNames.flatMap((page) => languages.map((language) => [page, language] as const)))(
    'finds %s in %s',
    (page, language) => {
      const found = match(path(page, language, '?a=b'), languages, 'nl');
      expect(found).toMatchObject({ page, language, prefixed: true, search: '?a=b' });
      expect(found.redirect).toBeUndefined();
    },
  );
});

describe('records', () => {
  it.each([
    ['/nl/te-koop/bree/villa/1100/', 'property', 1100],
    ['/fr/a-louer/liege/maison/7/', 'property', 7],
    ['/en/projects/bree/de-schuren/3/', 'project', 3],
    ['/nl/projecten/bree/de-schuren/3/woning-a1/1099/', 'property', 1099],
    ['/nl/te-koop/bree/verkoop--verhuur/999999999/', 'property', 999_999_999],
    ['/nl/te-koop/%zz/%E0%A4%A/1/', 'property', 1],
  ])('finds %s', (url, page, number) => {
    expect(at(url)).toMatchObject({ page, number });
  });

  it.each([
    ['/nl/te-koop/bree/', 'sale'],
    ['/fr/a-louer/li%C3%A8ge/', 'rent'],
  ])('finds the list of a town at %s', (url, page) => {
    expect(at(url)).toMatchObject({ page, number: 0 });
  });

  it.each([
    '/nl/realisaties/bree/',
    '/nl/te-koop/bree/villa/1234567890/',
    '/nl/te-koop/bree/villa/12a/',
    '/nl/te-koop/bree/villa/-1/',
    '/nl/te-koop/bree/villa/',
    '/nl/te-koop/bree/villa/extra/1/',
    '/nl/te-koop//villa/1/',
    '/nl/a-vendre/bree/villa/1/',
    '/nl/realisaties/bree/villa/1/',
    '/nl/projecten/bree/de-schuren/x/woning-a1/1099/',
    '/nl/te-koop/bree/villa/3/woning-a1/1099/',
  ])('leaves %s to the configuration', (url) => {
    expect(at(url)).toMatchObject({ page: 'content', language: 'nl', number: 0 });
  });
});

describe('languages', () => {
  it('prefers the language of the prefix to the negotiated one', () => {
    expect(at('/en/')).toMatchObject({ page: 'home', language: 'en', prefixed: true });
  });

  it.each(['/de/', '/xx/te-koop/', '/NL/'])(
    'finds no page at %s and shows that in the default language',
    (url) => {
      expect(at(url)).toMatchObject({ page: 'notFound', language: 'nl' });
    },
  );

  it('shows a page without a prefix in the negotiated language', () => {
    expect(at('/')).toMatchObject({ page: 'home', language: 'fr', prefixed: false });
    expect(at('/realisations/')).toMatchObject({ page: 'realisations', language: 'fr' });
    expect(at('/property/12/')).toMatchObject({ page: 'property', number: 12, language: 'fr' });
    expect(at('/project/3/')).toMatchObject({ page: 'project', number: 3, prefixed: false });
  });

  it.each([
    ['/for-sale/?city=Bree%7C3960&type=1', '/fr/a-vendre/?city=Bree%7C3960&type=1'],
    ['/for-rent/', '/fr/a-louer/'],
    ['/contact-demand/', '/fr/estimation-gratuite/'],
    ['/demand-register/?x=%zz', '/fr/je-cherche/?x=%zz'],
    ['/feedback/contact-demand/', '/fr/merci/estimation-gratuite/'],
    ['/feedback/sign-newsletter/', '/fr/merci/sign-newsletter/'],
  ])('redirects %s to %s', (url, redirect) => {
    expect(at(url).redirect).toBe(redirect);
  });
});

describe('an invalid address', () => {
  it.each(['', '?', '#', '//', '/%', '/feedback/none/', '/property/abc/', '/nl', '/te-koop/'])(
    'is not found: %s',
    (url) => {
      expect(at(url).page).toBe('notFound');
    },
  );

  it.each([
    '/nl/%E0%A4%A/',
    `/nl/${'a'.repeat(10_000)}/`,
    `/nl/te-koop/${'a/'.repeat(5_000)}1/`,
    '/nl/\u0000/',
    '/nl/../../plans/map/',
  ])('is looked up in the configuration unchanged: %s', (url) => {
    expect(at(url).page).toBe('content');
    expect(variablesAt(url)).toMatchObject({ language: 'NL', path: url });
  });

  it('is matched within 100 ms, however long it is', () => {
    const start = performance.now();
    at(`/nl/te-koop/${'1/'.repeat(5_000)}x`);
    at(`/nl/projecten/${'/'.repeat(10_000)}1/`);
    expect(performance.now() - start).toBeLessThan(100);
  });

  it('is not found when no language is in use', () => {
    expect(match('/nl/', [], 'nl')).toMatchObject({ page: 'notFound', language: 'nl' });
  });
});

describe('the pages of the configuration', () => {
  it.each([
    ['/nl/opendeurdag/', '/nl/opendeurdag/', '/nl/'],
    [
      '/fr/nos-services/construction-neuve/',
      '/fr/nos-services/construction-neuve/',
      '/fr/nos-services/',
    ],
    ['/nl/wie-zijn-wij/?x=1', '/nl/wie-zijn-wij/', '/nl/'],
    ['/fr/journ%C3%A9e/', '/fr/journée/', '/fr/'],
    ['/about/', '/fr/qui-sommes-nous/', '/fr/'],
    ['/testimonials/', '/fr/temoignages/', '/fr/'],
  ])('are queried by their address in their language: %s', (url, path, above) => {
    expect(variablesAt(url)).toMatchObject({ path, above });
    expect(routeOf(at(url)).source).toBe('site/pages/content/ContentPage.tsx');
  });

  it('include the texts of a list, queried by the address of the list', () => {
    expect(variablesAt('/nl/te-koop/?type=1')).toMatchObject({ path: '/nl/te-koop/' });
    expect(variablesAt('/')).toMatchObject({ path: '/fr/', language: 'FR' });
  });
});

function variablesAt(url: string) {
  const address = at(url);
  return routeOf(address).variables(address);
}

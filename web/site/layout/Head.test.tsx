import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import nl from '../../shared/i18n/nl.json';
import { renderPage } from '../../test/renderPage.tsx';
import * as contentPage from '../pages/content/ContentPage.tsx';
import * as valuationPage from '../pages/valuation/ValuationFormPage.tsx';

const own = {
  title: 'Opendeurdag',
  image: null as object | null,
  paths: [
    { language: 'NL', path: '/nl/opendeurdag/' },
    { language: 'FR', path: '/fr/portes-ouvertes/' },
  ],
  seo: { title: '', description: '', socialTitle: '', socialDescription: '', socialUrl: '' },
  modules: [],
};

const street = { url: '/media/b.jpg', width: 1200, height: 800, alt: 'Een straat' };

function visit(page: object) {
  renderPage(contentPage, '/nl/opendeurdag/', {
    Query: () => ({ page: { ...own, ...page }, article: null, above: null }),
    Site: () => ({ name: 'Gevel Vastgoed', banner: { image: street } }),
  });
}

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
const link = (what: string) => document.head.querySelector(`link${what}`)?.getAttribute('href');

it('has the title, addresses and languages of the page', () => {
  visit({});
  expect(document.title).toBe('Opendeurdag | Gevel Vastgoed');
  expect(meta('og:title')).toBe('Opendeurdag');
  expect(meta('og:url')).toBe('https://example.com/nl/opendeurdag/');
  expect(meta('og:type')).toBe('website');
  expect(meta('og:locale')).toBe('nl_BE');
  expect(meta('og:locale:alternate')).toBe('fr_BE');
  expect(link('[rel=canonical]')).toBe('https://example.com/nl/opendeurdag/');
  expect(link('[hreflang=fr]')).toBe('https://example.com/fr/portes-ouvertes/');
  expect(link('[hreflang=x-default]')).toBe('https://example.com/nl/opendeurdag/');
});

it('prefers what the agency wrote for search engines and social networks', () => {
  visit({
    seo: {
      title: 'Kom kijken',
      description: 'Zaterdag.',
      socialTitle: 'Deuren open',
      socialDescription: 'Koffie staat klaar.',
      socialUrl: '/nl/kom/',
    },
    image: { url: '/media/a.jpg', width: 1600, height: 1067, alt: 'Een deur' },
  });
  expect(document.title).toBe('Kom kijken | Gevel Vastgoed');
  expect(meta('description')).toBe('Zaterdag.');
  expect(meta('og:title')).toBe('Deuren open');
  expect(meta('og:description')).toBe('Koffie staat klaar.');
  expect(meta('og:url')).toBe('https://example.com/nl/kom/');
  expect(meta('og:image')).toBe(
    'https://example.com/media/a.jpg?width=1360&height=auto&format=jpeg',
  );
  expect(meta('og:image:alt')).toBe('Een deur');
});

it('has the picture of the home page where a page has none', () => {
  visit({});
  expect(meta('og:image')).toBe(
    'https://example.com/media/b.jpg?width=600&height=auto&format=jpeg',
  );
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['600', '400']);
  expect(meta('twitter:card')).toBe('summary_large_image');
});

it('links to the feed of its language', () => {
  visit({});
  expect(link('[type="application/atom+xml"]')).toBe('https://example.com/nl/feed.xml');
});

it('takes the texts for search engines where there are none for social networks', () => {
  visit({ seo: { ...own.seo, title: 'Kom kijken', description: 'Zaterdag.' } });
  expect(meta('og:title')).toBe('Kom kijken');
  expect(meta('og:description')).toBe('Zaterdag.');
});

it('describes a form by its text, not by its title', () => {
  renderPage(valuationPage, '/nl/gratis-schatting/', { Query: () => ({ page: null }) });
  expect(meta('description')).toBe(nl['form.valuation.text']);
});

it('says the size of the picture that the server draws to share', () => {
  const head = readFileSync(`${import.meta.dirname}/Head.tsx`, 'utf8');
  const [, width, height] = /sharePicture, width: (\d+), height: (\d+)/.exec(head) ?? [];
  const drawn = readFileSync(`${import.meta.dirname}/../../../server/share/share.go`, 'utf8');
  expect(drawn).toContain(`Width, Height = ${width}, ${height}\n`);
});

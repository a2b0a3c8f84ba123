import { expect, it } from 'vitest';
import { match } from './match.ts';
import { windowPath } from './windowPath.ts';

const inUse = ['nl', 'fr'] as const;
const at = (url: string) => match(url, inUse, 'fr');

it.each([
  ['/print/nl/card/1035/?paper=a3', 'card', 1035, 'nl'],
  ['/print/fr/brochure/1035/', 'brochure', 1035, 'fr'],
  ['/print/fr/cards/?office=2', 'cards', 0, 'fr'],
  ['/window/nl/?office=2', 'window', 0, 'nl'],
])('finds %s', (url, page, number, language) => {
  expect(at(url)).toMatchObject({ page, number, language, prefixed: true });
});

it.each([
  '/print/en/cards/',
  '/print/nl/card/',
  '/print/nl/brochure/',
  '/print/nl/card/0x1/',
  '/print/nl/card/1234567890/',
  '/print/x/cards/',
  '/print/nl/',
  '/window/en/',
  '/window/nl/1/',
  '/window/nl/brochure/1035/',
])('finds nothing at %s', (url) => {
  expect(at(url).page).toBe('notFound');
});

it.each([
  ['/window/?office=2', 'window'],
  ['/print/cards/', 'cards'],
])('finds %s in the browser’s language', (url, page) => {
  expect(at(url)).toMatchObject({ page, language: 'fr', prefixed: false });
});

it('changes the language of an address', () => {
  expect(windowPath('/print/nl/card/1035/', 'fr')).toBe('/print/fr/card/1035/');
  expect(windowPath('/print/nl/brochure/7/', 'fr')).toBe('/print/fr/brochure/7/');
  expect(windowPath('/print/cards/', 'fr')).toBe('/print/fr/cards/');
});

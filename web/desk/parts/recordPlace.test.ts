import { expect, it } from 'vitest';
import { recordPlace } from './recordPlace.ts';

it.each([
  ['article:our-services/sale', { screen: 'article', key: 'our-services/sale' }],
  ['page:about', { screen: 'page', key: 'about' }],
  ['menu', { screen: 'pages' }],
  ['site', { screen: 'settings' }],
])('%s is edited on its screen', (record, place) => {
  expect(recordPlace(record)).toEqual(place);
});

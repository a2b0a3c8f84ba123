import { describe, expect, it } from 'vitest';
import { listVariables, pageCount } from './filterVariables.ts';

describe('the variables of a list', () => {
  it('ask what the address asks', () => {
    const search = '?city=Kinrooi|3640&type=2&priceMin=100000&bedrooms=3&sort=price_desc&page=2';
    expect(listVariables('sale', 'NL', search)).toEqual({
      language: 'NL',
      goal: 'SALE',
      filter: {
        goal: 'SALE',
        cities: [{ name: 'Kinrooi', zip: '3640' }],
        categories: [2],
        priceMin: 100_000,
        bedroomsMin: 3,
      },
      sort: 'PRICE_DESC',
      page: 2,
    });
  });

  it('ask for rents in the list of rents', () => {
    expect(listVariables('rent', 'FR', '').filter).toEqual({ goal: 'RENT' });
  });

  it('ask for references of both goals among the realisations', () => {
    const { goal, filter } = listVariables('realisations', 'EN', '');
    expect(goal).toBeNull();
    expect(filter).toEqual({ statuses: ['REALISED'] });
  });
});

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [84, 4],
  ])('%i properties are on %i pages', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });
});

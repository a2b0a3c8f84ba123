import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listVariables, pageCount, perPage } from './filterVariables.ts';

it.each(['list/ListPage', 'agent/AgentPage'])('%s requests as many as a page shows', (page) => {
  const query = readFileSync(`${import.meta.dirname}/../../site/pages/${page}.tsx`, 'utf8');
  expect(query).toContain(` first: ${perPage}, page: $page)`);
});

describe('the variables of a list', () => {
  it('hold the filter, the order and the page of the address', () => {
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
      map: false,
      moved: false,
      all: null,
      text: '',
      typed: false,
      read: false,
    });
  });

  it('search for words alone, and name a town by its slug', () => {
    expect(listVariables('sale', 'NL', '?text=luik')).toMatchObject({ text: 'luik', typed: true });
    expect(listVariables('sale', 'NL', '?text=luik&type=1').typed).toBe(false);
    expect(listVariables('realisations', 'NL', '?text=luik').typed).toBe(false);
    const { filter, typed } = listVariables('rent', 'NL', '?text=tuin&page=2', 'bree');
    expect(typed).toBe(false);
    expect(filter).toEqual({ goal: 'RENT', text: 'tuin', cities: [{ slug: 'bree' }] });
  });

  it('read a sentence that stands alone, and one that the list comes from, of 400 characters at most', () => {
    const typed = listVariables('sale', 'NL', '?q=huis+met+tuin');
    expect(typed).toMatchObject({ text: 'huis met tuin', typed: true, read: true });
    expect(typed.filter).toEqual({ goal: 'SALE', text: 'huis met tuin' });
    const variables = listVariables('sale', 'NL', '?type=1&sentence=huis+met+gracht');
    expect(variables).toMatchObject({ text: 'huis met gracht', typed: false, read: true });
    expect(variables.filter).toEqual({ goal: 'SALE', categories: [1] });
    const beside = listVariables('sale', 'NL', '?type=1&q=huis');
    expect(beside).toMatchObject({ typed: false, read: false, filter: { categories: [1] } });
    expect(listVariables('sale', 'NL', `?q=${'é'.repeat(5000)}`).text).toHaveLength(400);
  });

  it('hold every criterion as the graph has it', () => {
    const search =
      '?text=1096&bathrooms=1&garages=2&parkings=3&surfaceMin=90&surfaceMax=200&plotMin=300&plotMax=900&facades=4' +
      '&energy=A&energy=B&yearMin=1990&yearMax=2020&availableBy=2027-01-31&newBuild=1&garden=1&terrace=1&lift=1' +
      '&cellar=1&furnished=1&pool=1&inProject=1&reduced=1&viewable=1&description=Zonnepanelen&bounds=51,5.5,51.2,5.9' +
      '&area=51.1,5.7;51.2,5.8;51,5.9';
    expect(listVariables('rent', 'NL', search).filter).toEqual({
      goal: 'RENT',
      text: '1096',
      bathroomsMin: 1,
      garagesMin: 2,
      parkingsMin: 3,
      surfaceMin: 90,
      surfaceMax: 200,
      plotMin: 300,
      plotMax: 900,
      facades: [4],
      energyClasses: ['A', 'B'],
      constructionYearMin: 1990,
      constructionYearMax: 2020,
      availableBy: '2027-01-31',
      newBuild: true,
      garden: true,
      terrace: true,
      lift: true,
      cellar: true,
      furnished: true,
      pool: true,
      inProject: true,
      reduced: true,
      viewable: true,
      description: 'Zonnepanelen',
      bounds: { south: 51, west: 5.5, north: 51.2, east: 5.9 },
      polygon: [
        { latitude: 51.1, longitude: 5.7 },
        { latitude: 51.2, longitude: 5.8 },
        { latitude: 51, longitude: 5.9 },
      ],
    });
  });

  it('include the pins only for views with a map', () => {
    expect(listVariables('sale', 'NL', '?view=map').map).toBe(true);
    expect(listVariables('sale', 'NL', '?view=both').map).toBe(true);
    expect(listVariables('realisations', 'NL', '?view=map').map).toBe(false);
  });

  it('leave out the pins once the list has what the map shows, and count without its bounds', () => {
    const moved = '?garden=1&bounds=51,5.5,51.2,5.9';
    expect(listVariables('sale', 'NL', `${moved}&view=both`)).toMatchObject({
      map: false,
      moved: true,
      filter: { garden: true, bounds: { south: 51 } },
      all: { goal: 'SALE', garden: true },
    });
    const inTown = listVariables('sale', 'NL', `${moved}&view=map`, 'bree');
    expect(inTown.all).toEqual({ goal: 'SALE', garden: true, cities: [{ slug: 'bree' }] });
    expect(listVariables('sale', 'NL', moved)).toMatchObject({ moved: false, all: null });
  });

  it('have the goal of the list of rentals', () => {
    expect(listVariables('rent', 'FR', '').filter).toEqual({ goal: 'RENT' });
  });

  it('have both goals for realisations', () => {
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

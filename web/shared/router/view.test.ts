import { expect, it } from 'vitest';
import { match } from './match.ts';
import type { PageModule } from './page.ts';
import { outcomeOf } from './view.ts';

const address = (url: string) => match(url, ['nl'], 'nl');
const deciding = (outcome: PageModule['outcome']) => ({ outcome }) as PageModule;

it('adds the search of the address to a permanent redirect', () => {
  const module = deciding(() => ({ status: 308, to: '/nl/te-koop/bree/villa/1/' }));
  expect(outcomeOf(module, {}, address('/nl/te-koop/x/y/1/?print=1'))).toEqual({
    status: 308,
    to: '/nl/te-koop/bree/villa/1/?print=1',
  });
});

it('adds nothing to a redirect with a search of its own', () => {
  const module = deciding(() => ({ status: 308, to: '/nl/te-koop/?page=1' }));
  expect(outcomeOf(module, {}, address('/nl/te-koop/?page=0'))).toMatchObject({
    to: '/nl/te-koop/?page=1',
  });
});

it('gives 404 for what is not found, whatever its page says', () => {
  expect(
    outcomeOf(
      deciding(() => ({ status: 200 })),
      {},
      address('/xx/weg/'),
    ),
  ).toEqual({ status: 404 });
});

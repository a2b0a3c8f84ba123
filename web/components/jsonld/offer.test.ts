import { expect, it } from 'vitest';
import { offerOf } from './offer.ts';

const price = { amount: 349000, cents: 50, startingFrom: false, perMonth: false };
const home = { status: 'AVAILABLE', goal: 'SALE', marquee: null, price };
const say = (change: object) => offerOf({ ...home, ...change }, 'https://example.com', '#home');
const available = (what: string) => ({ availability: `https://schema.org/${what}` });

it('says what is asked', () => {
  expect(say({})).toMatchObject({
    '@type': 'OfferForPurchase',
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    price: 349000.5,
    priceCurrency: 'EUR',
    ...available('InStock'),
  });
});

it('says that a rent is monthly', () => {
  const rent = say({ goal: 'RENT', price: { ...price, amount: 950, cents: 0, perMonth: true } });
  expect(rent).toMatchObject({
    '@type': 'OfferForLease',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 950, unitCode: 'MON' },
  });
});

it('says that a price is the lowest of several', () => {
  expect(say({ price: { ...price, startingFrom: true } }).priceSpecification).toMatchObject({
    minPrice: 349000.5,
  });
});

it('says nothing of a price that is not published', () => {
  const text = JSON.stringify(say({ price: { ...price, amount: null, cents: null } }));
  expect(text).not.toMatch(/price/i);
});

it.each([
  [{ status: 'SOLD' }, 'SoldOut'],
  [{ status: 'RENTED' }, 'SoldOut'],
  [{ status: 'REALISED' }, 'SoldOut'],
  [{ marquee: { code: 3 } }, 'SoldOut'],
  [{ marquee: { code: 2 } }, 'LimitedAvailability'],
  [{ marquee: { code: 1 } }, 'InStock'],
])('%j is %s', (change, what) => {
  expect(say(change)).toMatchObject(available(what));
  if (what === 'SoldOut') expect(JSON.stringify(say(change))).not.toMatch(/price/i);
});

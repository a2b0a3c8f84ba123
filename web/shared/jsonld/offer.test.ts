import { expect, it } from 'vitest';
import { offerOf } from './offer.ts';

const price = { amount: 349000, cents: 50, startingFrom: false, perMonth: false };
const property = { status: 'AVAILABLE', goal: 'SALE', marquee: null, price };
const offer = (change: object) =>
  offerOf({ ...property, ...change }, 'https://example.com', '#home');
const available = (what: string) => ({ availability: `https://schema.org/${what}` });

it('has the price of a property for sale', () => {
  expect(offer({})).toMatchObject({
    '@type': 'OfferForPurchase',
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    price: 349000.5,
    priceCurrency: 'EUR',
    itemOffered: { '@id': '#home' },
    ...available('InStock'),
  });
});

it('has a rent by the month', () => {
  const rent = offer({ goal: 'RENT', price: { ...price, amount: 950, cents: 0, perMonth: true } });
  expect(rent).toMatchObject({
    '@type': 'OfferForLease',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 950, unitCode: 'MON' },
  });
});

it('has a price "from" as the minimum', () => {
  expect(offer({ price: { ...price, startingFrom: true } }).priceSpecification).toMatchObject({
    minPrice: 349000.5,
  });
});

it('leaves out a price that is not published', () => {
  const text = JSON.stringify(offer({ price: { ...price, amount: null, cents: null } }));
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
  expect(offer(change)).toMatchObject(available(what));
  if (what === 'SoldOut') expect(JSON.stringify(offer(change))).not.toMatch(/price/i);
});

import { expect, it } from 'vitest';
import { pricePerSquareMetre } from './pricePerSquareMetre.ts';

const price = { amount: 349_000, startingFrom: false, text: '€\u00a0349.000' };
const property = {
  goal: 'SALE',
  status: 'AVAILABLE',
  marquee: null,
  lifeAnnuity: null,
  price,
  surfaces: { living: 168 },
};

it('is the price divided by the living surface', () => {
  expect(pricePerSquareMetre(property)).toBe('€\u00a02.077');
});

it.each([
  ['a rent', { goal: 'RENT' }],
  ['a business to take over', { status: 'FOR_TAKEOVER' }],
  ['a realisation', { status: 'REALISED' }],
  ['a sold property', { status: 'SOLD' }],
  [
    'a price that a marquee replaces',
    { marquee: { code: 3 }, price: { ...price, text: 'Verkocht' } },
  ],
  ['a price that another marquee replaces', { price: { ...price, text: 'In optie' } }],
  ['a price on request', { price: { ...price, amount: null, text: 'Prijs op aanvraag' } }],
  ['the lowest of several prices', { price: { ...price, startingFrom: true } }],
  ['a life annuity', { lifeAnnuity: {} }],
  ['a plot', { surfaces: { living: null } }],
])('is null for %s', (_, change) => {
  expect(pricePerSquareMetre({ ...property, ...change })).toBeNull();
});

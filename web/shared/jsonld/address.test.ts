import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

const city = { name: 'Torrevieja', zip: '03181' };

it.each(['BE', 'LU', 'ES'])('has the code of any country: %s', (code) => {
  expect(addressOf({ address: null, city: { ...city, country: { code } } })).toMatchObject({
    addressLocality: 'Torrevieja',
    postalCode: '03181',
    addressCountry: code,
  });
});

it('has no country that no one knows', () => {
  const address = addressOf({ address: null, city: { ...city, country: { code: null } } });
  expect(address.addressCountry).toBeUndefined();
});
